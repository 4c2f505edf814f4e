import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { type TenderType, tenderTypes } from '@maru/contract/payments/payment-type.ts';
import type { updatePaymentSetting as wire } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, failStale } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { type PaymentSetting, paymentSettingAt, shownTo } from './payment-setting-at.ts';
import type { CardUse } from './provider-use-of.ts';
import { findLastChange, lockSettings, updatePayment } from './store-settings.queries.ts';

type Input = ParsedInputOf<typeof wire>;

/** Changes accepted tenders, automatic closing and receipt texts. */
export function updatePaymentSettingBy(cards: CardUse) {
  return async (context: StoreContext, input: Input): Promise<PaymentSetting> => {
    const { storeId, actor, now } = context;
    return context.transaction(async (tx) => {
      if (!(await lockSettings(tx, storeId))) fail('NOT_FOUND');
      const before = await paymentSettingAt(tx, storeId, now);
      if (before.version !== input.version) {
        failStale(
          context,
          await shownTo(context, { db: tx, cards, setting: before }),
          await findLastChange(tx, storeId, 'payment'),
        );
      }

      const { storeId: _, version: __, ...values } = input;
      const accepted = acceptedTypes(input.tenderTypes, before.tenderTypes, cards);
      await updatePayment(
        tx,
        storeId,
        {
          ...values,
          tenderTypes: accepted,
          ...(isOther(accepted, before.tenderTypes) && { tendersChosen: true }),
        },
        { userId: actor.userId, at: now },
      );

      const after = await paymentSettingAt(tx, storeId, now);
      const entry = { storeId, module: 'store-settings', act: 'updatePaymentSetting', before, after };
      await writeStoreTrail(tx, context, entry);
      await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: after.version, at: now });
      return shownTo(context, { db: tx, cards, setting: after });
    });
  };
}

function isOther(one: readonly TenderType[], two: readonly TenderType[]): boolean {
  return tenderTypes.some((type) => one.includes(type) !== two.includes(type));
}

/**
 * Accepted types in the contract's order. If no provider takes cards, the caller did not see them and cannot
 * have meant to change them, so their stored value stays.
 */
function acceptedTypes(
  asked: readonly TenderType[],
  kept: readonly TenderType[],
  { takesCards }: CardUse,
): TenderType[] {
  return tenderTypes.filter((type) => (type === 'card' && !takesCards ? kept : asked).includes(type));
}
