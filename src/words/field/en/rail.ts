/** Squads, sheets, forecasts, orders, stances, maneuvers, formations. */
export const ENGLISH_RAIL = {
  'rail.squad': 'Your squad',
} as const;
