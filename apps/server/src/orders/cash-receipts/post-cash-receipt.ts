import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import type { postCashReceipt as wire } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { readIdentifier } from '@maru/contract/cash-receipts/identifier.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { isWaiting, presentReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { sealIdentifier } from '#server/cash-receipts/sealed-identifier.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { findOrderOfPayment } from '#server/payments/find-transaction.ts';
import { lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { type IssuerParts, issueReceipt, orUnknown } from './ask-issuer.ts';
import { receiptRequested } from './receipt-requested.ts';
import { receiptIn, recordReceipt } from './record-receipt.ts';

type Input = ParsedInputOf<typeof wire>;

/**
 * Issues a cash receipt: intent (commit) → issuer, with the receipt's id as its key → outcome (commit). If the issuer does
 * not answer in time, the receipt stays REQUESTED, and the job written with the intent settles it, also after a crash.
 */
export function postCashReceiptBy(parts: IssuerParts) {
  return async (context: StoreContext, input: Input): Promise<CashReceipt> => {
    const { storeId } = context;
    const chosen = (await parts.issuers.issuerOf(storeId)) ?? fail('CASH_RECEIPT_NOT_AVAILABLE');
    const initiator = initiatorOf(context);
    const signal = AbortSignal.timeout(parts.issuers.waitMilliseconds);
    const begun = await context.intend(async (tx) => {
      const orderId = (await findOrderOfPayment(tx, storeId, input.paymentId)) ?? fail('NOT_FOUND');
      const { whole, moment } = await lockForTransition(tx, initiator, orderId);
      const transition = receiptRequested(whole, moment, {
        ...{ paymentId: input.paymentId, purpose: input.purpose, replacesId: input.replacesId },
        to: recipientOf(parts.keys, input),
        ...{ issuer: chosen.issuer.name, providerKeysId: chosen.keys?.id ?? null },
        jobOptions: {
          answerKey: context.answerKey,
          delaySeconds: parts.issuers.waitMilliseconds / 1_000 + 5,
        },
      });
      const receipt = transition.cashReceipts.at(-1);
      checkForPurpose(receipt);
      const after = await writeTransition(tx, whole, transition, moment);
      const written = receiptIn(after, receipt?.id);
      if (isWaiting(written)) return { answer: presentReceipt(written) };
      return { intent: { whole: after, receipt: written } };
    });
    if ('answer' in begun) return begun.answer;

    const { whole, receipt } = begun.intent;
    const outcome = await orUnknown(signal, () => issueReceipt(parts, { whole, receipt, signal }));
    return context.transaction(async (tx) =>
      presentReceipt(await recordReceipt(tx, { ...initiator, receipt, outcome })),
    );
  };
}

/** The number as it is stored; undefined if the receipt keeps the number of the one that it replaces. */
function recipientOf(keys: Keys, { paymentId, purpose, identifier }: Input) {
  if (identifier === undefined) return undefined;
  const read = readIdentifier(identifier, purpose);
  if ('problem' in read) throw new Error('the contract lets no such number pass');
  const { kind, digits } = read;
  return {
    identifierKind: kind,
    identifierLast4: kind === 'SELF_ISSUED' ? null : digits.slice(-4),
    identifierSealed: sealIdentifier(keys, paymentId, digits),
  };
}

/** Refuses a kept number that does not fit the new purpose. */
function checkForPurpose(receipt: Pick<CashReceipt, 'purpose' | 'identifierKind'> | undefined) {
  const isExpense = receipt?.purpose === 'EXPENDITURE_PROOF';
  const misfits = isExpense ? 'SELF_ISSUED' : 'BUSINESS_NUMBER';
  if (receipt?.identifierKind === misfits)
    throw new Refusal('WRONG_FORMAT', undefined, { identifier: 'notForPurpose' });
}
