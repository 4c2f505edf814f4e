import type { StoreContext } from '#server/http/context.ts';
import { paymentSettingAt, shownTo } from './payment-setting-at.ts';
import type { CardUse } from './provider-use-of.ts';

export function getPaymentSettingBy(cards: CardUse) {
  return async (context: StoreContext) => {
    const { db, storeId, now } = context;
    return shownTo(context, { db, cards, setting: await paymentSettingAt(db, storeId, now) });
  };
}
