import { expect, test } from 'vitest';
import { fitCarried } from './fit-carried.ts';

const cash = { type: 'INSTORE_CASH' as const, amount: 20_000, received: 50_000 };
const slip = { type: 'INSTORE_CAT' as const, amount: 8_000, approvalNumber: '123' };

test.each([
  ['a higher total takes more of the cash', [cash], 21_000, [21_000]],
  ['a lower one takes less', [cash], 18_000, [18_000]],
  ['more than was handed over stays to be paid', [cash], 60_000, [50_000]],
  ['a slip stays as it was charged', [cash, slip], 21_000, [13_000, 8_000]],
  ['cash that is not needed goes back', [cash, slip], 8_000, [8_000]],
  ['a slip over the total is left for staff to void', [slip], 5_000, [8_000]],
])('%s', (_what, carried, total, amounts) => {
  expect(fitCarried(carried, total).map(({ amount }) => amount)).toEqual(amounts);
});
