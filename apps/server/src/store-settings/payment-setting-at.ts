import type { OutputOf } from '@maru/contract/endpoint.ts';
import { type TenderType, tenderTypes } from '@maru/contract/payments/payment-type.ts';
import type { getPaymentSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { type CardUse, type ProviderUse, providerUseOf } from './provider-use-of.ts';
import { settingsAt } from './settings-at.ts';

export type PaymentSetting = OutputOf<typeof getPaymentSetting>;
type Kept = Omit<PaymentSetting, 'offeredTenderTypes' | keyof ProviderUse>;

/** The payment setting as stored. */
export async function paymentSettingAt(db: DbOrTx, storeId: string, at: Date): Promise<Kept> {
  const settings = await settingsAt(db, storeId, at);
  const { tenderTypes, closePaidOrders, receiptHeader, receiptFooter, cashReceiptObligated } = settings;
  const version = settings.paymentVersion;
  return { tenderTypes, closePaidOrders, receiptHeader, receiptFooter, cashReceiptObligated, version };
}

/** `cash` pays an online order when it is handed over. It is always accepted, so it is not a choice. */
const chosenTypes = tenderTypes.filter((type) => type !== 'cash');

/** The setting as shown here to the caller: without cards if no provider charges them at the till. */
export async function shownTo(
  context: Pick<StoreContext, 'storeId' | 'membership'>,
  { db, cards, setting }: { db: DbOrTx; cards: CardUse; setting: Kept },
): Promise<PaymentSetting> {
  const isShown = (type: TenderType) => cards.takesCards || type !== 'card';
  return {
    ...setting,
    ...(await providerUseOf(db, context, cards)),
    tenderTypes: setting.tenderTypes.filter(isShown),
    offeredTenderTypes: chosenTypes.filter(isShown),
  };
}
