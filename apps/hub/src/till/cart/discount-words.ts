import type { Discount } from '@maru/contract/money/price-cart.ts';
import { formatPercent } from '@maru/web/format.ts';
import type { TFunction } from 'i18next';

type Words = { t: TFunction<'till'>; won: (amount: number) => string };

/** "할인 10%" or "할인 1,000원". */
export function discountWords(discount: Discount, { t, won }: Words): string {
  const amount = discount.kind === 'PERCENT' ? formatPercent(discount.percent / 100) : won(discount.amount);
  return t('discount.of', { amount });
}
