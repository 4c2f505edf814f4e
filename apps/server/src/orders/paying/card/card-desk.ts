import { keyedProviders } from '@maru/contract/payments/provider-keys.ts';
import type { Db } from '#server/db/database.ts';
import type { NewJob } from '#server/jobs/jobs.queries.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { type KeyRing, openKeyRing } from '#server/payments/provider-keys/open-key-ring.ts';
import { currentProviderKeys } from '#server/payments/provider-keys/open-provider-keys.ts';
import type {
  CardOutcome,
  CardProvider,
  CardRefundRequest,
  CardRequest,
  ProviderKeys,
} from '#server/providers/card/card-provider.ts';
import type { Checkout, Checkouts } from '#server/providers/card/checkout.ts';
import type { CardUse } from '#server/store-settings/provider-use-of.ts';

/** For acts that charge and refund cards. */
export type CardDesks = KeyRing & {
  /** How long a till waits for a provider. */
  waitMilliseconds: number;
  /** Charges cards at the till; undefined where no provider does. */
  till: CardProvider | undefined;
  /** Every provider that exists, by name: settles and refunds what it made. */
  byName: ReadonlyMap<string, CardProvider>;
  checkoutOf: CheckoutOf;
  /** Whether guests can pay by link in a store without keys. */
  linksWithoutKeys: boolean;
};

/** Where the guests of a store pay by link, with the store's keys there; undefined if nowhere. */
export type CheckoutOf = (
  storeId: string,
) => Promise<{ checkout: Checkout; keys: ProviderKeys | null } | undefined>;

type DeskParts = { db: Db; keys: Keys; checkouts: Checkouts } & Pick<
  CardDesks,
  'waitMilliseconds' | 'till' | 'byName'
>;

export function openCardDesks({ db, keys, checkouts, ...desks }: DeskParts): CardDesks {
  return {
    ...desks,
    ...openKeyRing({ db, keys }),
    linksWithoutKeys: checkouts.embedded !== undefined,
    async checkoutOf(storeId) {
      const current = await currentProviderKeys(db, keys, storeId);
      const checkout = current ? checkouts.byName.get(current.provider) : checkouts.embedded;
      return checkout && { checkout, keys: current ?? null };
    },
  };
}

/** Which cards can be taken here: at the till, and by links through each store's own provider. */
export function cardUseOf({ till, byName, linksWithoutKeys }: CardDesks): Omit<CardUse, 'issuesWithoutKeys'> {
  return {
    takesCards: till !== undefined,
    linksWithoutKeys,
    keyedProviders: keyedProviders.filter((name) => byName.get(name)?.tryKeys),
  };
}

/** The job that settles a transaction. */
export type JobOf = (transaction: TransactionRecord) => NewJob;

type Unknown = { status: 'UNKNOWN' };
const unknown: Unknown = { status: 'UNKNOWN' };

/** The provider that made a transaction, if it exists here. */
export function deskOf(
  { byName }: CardDesks,
  { provider }: Pick<TransactionRecord, 'provider'>,
): CardProvider | undefined {
  return provider === null ? undefined : byName.get(provider);
}

/** What a provider is asked about a transaction, with the keys that it was made with. */
export async function requestOf(desks: CardDesks, transaction: TransactionRecord): Promise<CardRequest> {
  const { storeId, providerKeysId } = transaction;
  return { ...withoutKeys(transaction), keys: await desks.keysOf(storeId, providerKeysId) };
}

function withoutKeys({ storeId, id: intentId, amountKrw, excessKrw, checkoutKey }: TransactionRecord) {
  return { storeId, intentId, amount: amountKrw + Math.abs(excessKrw), checkoutKey };
}

/** What its provider knows of a transaction. */
export async function findAtProvider(desks: CardDesks, transaction: TransactionRecord) {
  const { storeId, kind, provider: name, providerKeysId: keysId } = transaction;
  const provider = neededDesk(desks, transaction);
  const asked = { ...withoutKeys(transaction), kind: kind === 'APPROVAL' ? kind : ('REFUND' as const) };
  return desks.readWith({ storeId, provider: name, keysId }, (keys) => provider.find({ ...asked, keys }));
}

/**
 * Aborts when the till stops waiting. Create it before the intent, so that nobody is charged after the till gave up.
 */
export function tillTimeout({ waitMilliseconds }: Pick<CardDesks, 'waitMilliseconds'>): AbortSignal {
  return AbortSignal.timeout(waitMilliseconds);
}

/** Asks the provider until `tillSignal` aborts; then the outcome is unknown. */
export async function askForApproval(desks: CardDesks, charge: TransactionRecord, tillSignal: AbortSignal) {
  return orUnknown(tillSignal, async () =>
    neededDesk(desks, charge).approve(await requestOf(desks, charge), tillSignal),
  );
}

type Refunding = { refund: TransactionRecord } & Pick<
  CardRefundRequest,
  'approvalIntentId' | 'others' | 'reason'
>;

export async function askForRefund(
  desks: CardDesks,
  { refund, ...asked }: Refunding,
  tillSignal: AbortSignal,
) {
  return orUnknown(tillSignal, async () =>
    neededDesk(desks, refund).refund(
      { ...(await requestOf(desks, refund)), taxFree: refund.taxFreeKrw, ...asked },
      tillSignal,
    ),
  );
}

export function neededDesk(desks: CardDesks, transaction: TransactionRecord): CardProvider {
  const provider = deskOf(desks, transaction);
  if (!provider) throw new Error(`transaction ${transaction.id} is for ${transaction.provider} to decide`);
  return provider;
}

/** After any failure the provider may still have acted, so only its own answer decides. */
async function orUnknown(
  tillSignal: AbortSignal,
  ask: () => Promise<CardOutcome>,
): Promise<CardOutcome | Unknown> {
  if (tillSignal.aborted) return unknown;
  const late = new Promise<Unknown>((resolve) => {
    tillSignal.addEventListener('abort', () => resolve(unknown), { once: true });
  });
  return Promise.race([ask().catch(() => unknown), late]);
}
