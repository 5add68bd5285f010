const BEGINNING = Date.UTC(2000, 0, 1);
const SECOND = 1000;

/**
 * A battle knows no clock, and the document's tables ask for moments: every battle begins with the year 2000, and each order
 * takes a second. So all databases agree, orders within a battle are in their order, and a span in seconds is one in orders.
 */
export function battleTime(order: number): string {
  return new Date(BEGINNING + order * SECOND).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
}
