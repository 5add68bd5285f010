/** The element of the start page in which battles beside the running one are offered. */
export const SHELF_PLACE = 'home-shelf';
