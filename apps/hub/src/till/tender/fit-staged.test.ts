import { expect, test } from 'vitest';
import { fitStaged } from './fit-staged.ts';

const cash = { key: 'a', type: 'INSTORE_CASH' as const, amount: 20_000, received: 50_000 };
const slip = { key: 'b', type: 'INSTORE_CAT' as const, amount: 8_000, approvalNumber: '123' };

test.each([
  ['a higher total takes more of the cash', [cash], 21_000, [21_000]],
  ['a lower one takes less', [cash], 18_000, [18_000]],
  ['more than was handed over stays to be paid', [cash], 60_000, [50_000]],
  ['a slip stays as it was charged', [cash, slip], 21_000, [13_000, 8_000]],
  ['cash that is not needed goes back', [cash, slip], 8_000, [8_000]],
  ['a slip over the total is left for staff to void', [slip], 5_000, [8_000]],
])('%s', (_what, staged, total, amounts) => {
  expect(fitStaged(staged, total).map(({ amount }) => amount)).toEqual(amounts);
});
