import type { StoreContext } from '#server/http/context.ts';
import { type CardUse, paymentSettingAt, shownWhere } from './payment-setting-at.ts';

export function getPaymentSettingBy(cards: CardUse) {
  return async ({ db, storeId, now }: StoreContext) =>
    shownWhere(cards, await paymentSettingAt(db, storeId, now));
}
