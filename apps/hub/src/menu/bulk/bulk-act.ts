import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import type { CompactItem } from '@maru/contract/menu/compact-menu.ts';

/** Acts on many items; each is a button of the bar. */
export const bulkActs = [
  'PRICE',
  'CATEGORY',
  'SOLD_OUT',
  'PLACE',
  'OPTIONS',
  'MARKET_PRICE',
  'DELETE',
] as const;
export type BulkAct = (typeof bulkActs)[number];

/** The preselected change of an act, if there is one: the opposite of the current state of most items. */
export function firstChange(
  act: BulkAct,
  items: readonly CompactItem[],
  isSoldOut: (item: CompactItem) => boolean,
): BulkChange | undefined {
  const most = (is: (item: CompactItem) => boolean) => items.filter(is).length * 2 > items.length;
  switch (act) {
    case 'SOLD_OUT':
      return { kind: 'SOLD_OUT', soldOut: most(isSoldOut) ? 'NO' : 'UNTIL_TOMORROW' };
    case 'PLACE':
      return { kind: 'PLACE', placeEnabled: !most(({ placeEnabled }) => placeEnabled) };
    case 'MARKET_PRICE':
      return { kind: 'MARKET_PRICE', marketPrice: !most(({ marketPrice }) => marketPrice) };
    case 'DELETE':
      return { kind: 'DELETE' };
    default:
      return undefined;
  }
}
