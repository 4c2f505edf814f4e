import type { OutputOf } from '@maru/contract/endpoint.ts';
import { type TenderType, tenderTypes } from '@maru/contract/payments/payment-type.ts';
import type { getPaymentSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { settingsAt } from './settings-at.ts';

export type PaymentSetting = OutputOf<typeof getPaymentSetting>;
type Kept = Omit<PaymentSetting, 'offeredTenderTypes'>;

/** Whether this server has a provider that charges cards. */
export type CardUse = { takesCards: boolean };

/** The payment setting as stored. */
export async function paymentSettingAt(db: DbOrTx, storeId: string, at: Date): Promise<Kept> {
  const settings = await settingsAt(db, storeId, at);
  const { tenderTypes, closePaidOrders, receiptHeader, receiptFooter, cashReceiptObligated } = settings;
  const version = settings.paymentVersion;
  return { tenderTypes, closePaidOrders, receiptHeader, receiptFooter, cashReceiptObligated, version };
}

/** `cash` is always accepted, for handing over online orders, so it is not a choice. */
const chosenTypes = tenderTypes.filter((type) => type !== 'cash');

/** The setting as shown here: without cards if no provider can charge them. */
export function shownWhere({ takesCards }: CardUse, setting: Kept): PaymentSetting {
  const isShown = (type: TenderType) => takesCards || type !== 'card';
  return {
    ...setting,
    tenderTypes: setting.tenderTypes.filter(isShown),
    offeredTenderTypes: chosenTypes.filter(isShown),
  };
}
