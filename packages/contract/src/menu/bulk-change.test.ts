import { describe, expect, test } from 'vitest';
import { BulkChange, changedPrice, type PriceChange } from './bulk-change.ts';
import { mostPrice } from './menu-fields.ts';

const percent = (permille: number, roundTo: (PriceChange & { kind: 'PRICE_PERCENT' })['roundTo']) =>
  ({ kind: 'PRICE_PERCENT', permille, roundTo }) as const;
const amount = (won: number) => ({ kind: 'PRICE_AMOUNT', amount: won }) as const;

describe('the price after a change', () => {
  test.each<[price: number, change: PriceChange, after: number | null, why: string]>([
    [4_500, percent(50, 100), 4_700, '4,725 is nearer to 4,700'],
    [5_000, percent(50, 100), 5_300, 'the half of 5,250 goes up'],
    [4_500, percent(25, 1), 4_613, '4,612.5 goes up'],
    [4_500, percent(25, 10), 4_610, '2.5 % is 25 ‰'],
    [4_500, percent(-100, 10), 4_050, 'lower by a tenth'],
    [4_500, percent(-50, 100), 4_300, '4,275 is nearer to 4,300'],
    [5_000, percent(-50, 100), 4_800, 'the half of 4,750 goes up when it is lowered too'],
    [4_525, percent(1, 500), 4_500, 'rounding may take more than the change gives'],
    [10, percent(1, 1), 10, 'too little to be a won'],
    [700, percent(-999, 1), 1, 'seven tenths of a won round up'],
    [400, percent(-999, 1), null, 'four tenths are no price'],
    [400, percent(50, 1_000), null, '420 rounded to thousands is nothing'],
    [500, percent(50, 1_000), 1_000, '525 rounded to thousands'],
    [mostPrice, percent(1, 1), null, 'more than the most'],
    [mostPrice - 1, percent(10_000, 1), null, 'whole numbers hold elevenfold the most'],
    [90_909_091, percent(10_000, 1), null, 'elevenfold is one won too many'],
    [90_909_090, percent(10_000, 1), 999_999_990, 'elevenfold at most'],
    [0, percent(100, 10), null, 'what cost nothing costs nothing'],
    [4_500, amount(300), 4_800, 'so many won more'],
    [4_500, amount(-4_499), 1, 'down to the least'],
    [4_500, amount(-4_500), null, 'nothing is no price'],
    [mostPrice, amount(1), null, 'more than the most'],
  ])('%i won: %o → %s (%s)', (price, change, after) => {
    expect(changedPrice(price, change)).toBe(after);
  });

  test.each([
    [{ kind: 'PRICE_PERCENT', permille: 0, roundTo: 100 }],
    [{ kind: 'PRICE_PERCENT', permille: 2.5, roundTo: 100 }],
    [{ kind: 'PRICE_PERCENT', permille: -1_000, roundTo: 100 }],
    [{ kind: 'PRICE_PERCENT', permille: 50, roundTo: 25 }],
    [{ kind: 'PRICE_AMOUNT', amount: 0 }],
    [{ kind: 'PRICE_AMOUNT', amount: 0.5 }],
    [{ kind: 'PRICE_AMOUNT', amount: mostPrice + 1 }],
  ])('%o is not a valid change', (change) => {
    expect(BulkChange.safeParse(change).success).toBe(false);
  });
});
