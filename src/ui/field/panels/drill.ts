import type { FieldBook } from '../../../skirmish/model/book';
import { ownFile, useOwnFile } from '../../common/notices/useOwnFile';

/** Stances, maneuvers and formations: most rule sets have none, so that they come with one that has. */
export const drillOrders = ownFile(() => import('./DrillOrders').then((room) => room.DrillOrders));
export const formingPanel = ownFile(() => import('./FormingPanel').then((room) => room.FormingPanel));

export function isDrilled({ rules }: FieldBook): boolean {
  return rules.stances !== undefined || rules.maneuvers !== undefined || rules.formations !== undefined;
}

/** Fetches them with the battle: whoever chooses a unit doesn't wait. */
export function useDrill(book: FieldBook): void {
  useOwnFile(drillOrders, isDrilled(book));
  useOwnFile(formingPanel, book.rules.formations !== undefined);
}
