import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { maskEmail } from '@maru/contract/mask-within-text.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { requestEmailReceipt as wire } from '@maru/contract/orders/order-receipts.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { HashSubject } from '#server/keys/hash-subject.ts';
import type { Post } from '#server/messaging/post.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { findStoreShown } from '#server/stores/find-store-shown.ts';
import { presentOrder } from '../present-order.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import { transitionOf } from '../transitions/transition.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { receiptMail } from './receipt-mail.ts';

type Input = ParsedInputOf<typeof wire>;
export type ReceiptMailParts = { post: Post; hashSubject: HashSubject };

/** Mails the receipt of an order as it is now, whatever its status. */
export function requestEmailReceiptBy({ post, hashSubject }: ReceiptMailParts) {
  return async function requestEmailReceipt(context: StoreContext, input: Input): Promise<Order> {
    const { storeId, now, membership } = context;
    const { storeOrderId, email } = input;
    return context.transaction(async (tx) => {
      const { whole, moment } = await lockForTransition(tx, initiatorOf(context), storeOrderId);
      await countMail(tx, { storeId, orderId: storeOrderId, address: hashSubject('mail address', email) });

      const store = (await findStoreShown(tx, storeId, membership)) ?? fail('NOT_FOUND');
      const { language, ...texts } = await settingsAt(tx, storeId, now);
      const mail = receiptMail({ order: presentOrder(whole), store, texts, language });
      const shownAs = maskEmail(email);
      await post.mail(tx, { ...mail, to: email, shownAs, concurrencyKey: storeId });

      const mailed = { kind: 'RECEIPT_MAILED' as const, reason: shownAs, amountKrw: null };
      return presentOrder(await writeTransition(tx, whole, transitionOf({ history: [mailed] }), moment));
    });
  };
}

/**
 * The recipient did not ask us for the mail, and each mail costs money, so mails are limited per order, store and
 * address.
 */
async function countMail(tx: Tx, mail: { storeId: string; orderId: string; address: string }): Promise<void> {
  await limitTries(tx, 'order: receipt mails in a day', mail.orderId);
  await limitTries(tx, 'store: receipt mails in a day', mail.storeId);
  await limitTries(tx, 'mail address: receipt mails in a day', mail.address);
}
