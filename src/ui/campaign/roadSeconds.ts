/** After a win, in seconds since the map was opened: the road is drawn from one moment to the other, then the seal is pressed. */
export const ROAD_SECONDS = { begin: 0.4, end: 1.1, seal: 1.4 } as const;
