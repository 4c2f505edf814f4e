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
export type CardGateways = KeyRing & {
  /** How long a till waits for a provider. */
  waitMilliseconds: number;
  /** Charges cards at the till; undefined where no provider does. */
  till: CardProvider | undefined;
  /** Every provider that exists, by name. Each settles and refunds its own transactions. */
  byName: ReadonlyMap<string, CardProvider>;
  checkoutOf: CheckoutOf;
  /** Whether guests can pay by link in a store without keys. */
  linksWithoutKeys: boolean;
};

/**
 * The checkout page on which guests of the store pay by link, and the store's keys for it, null if it has none. Undefined
 * if guests cannot pay by link.
 */
export type CheckoutOf = (
  storeId: string,
) => Promise<{ checkout: Checkout; keys: ProviderKeys | null } | undefined>;

type GatewayParts = { db: Db; keys: Keys; checkouts: Checkouts } & Pick<
  CardGateways,
  'waitMilliseconds' | 'till' | 'byName'
>;

export function openCardGateways({ db, keys, checkouts, ...gateways }: GatewayParts): CardGateways {
  return {
    ...gateways,
    ...openKeyRing({ db, keys }),
    linksWithoutKeys: checkouts.embedded !== undefined,
    async checkoutOf(storeId) {
      const current = await currentProviderKeys(db, keys, storeId);
      const checkout = current ? checkouts.byName.get(current.provider) : checkouts.embedded;
      return checkout && { checkout, keys: current ?? null };
    },
  };
}

/**
 * How this server can take cards: at the till, by link in stores without keys, and by link through the providers for
 * which a store can enter its own keys.
 */
export function cardUseOf({
  till,
  byName,
  linksWithoutKeys,
}: CardGateways): Omit<CardUse, 'issuesWithoutKeys'> {
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
export function providerOf(
  { byName }: CardGateways,
  { provider }: Pick<TransactionRecord, 'provider'>,
): CardProvider | undefined {
  return provider === null ? undefined : byName.get(provider);
}

/** A request to a provider about a transaction, with the keys that the transaction was made with. */
export async function requestOf(
  gateways: CardGateways,
  transaction: TransactionRecord,
): Promise<CardRequest> {
  const { storeId, providerKeysId } = transaction;
  return { ...withoutKeys(transaction), keys: await gateways.keysOf(storeId, providerKeysId) };
}

function withoutKeys({ storeId, id: intentId, amountKrw, excessKrw, checkoutKey }: TransactionRecord) {
  return { storeId, intentId, amount: amountKrw + Math.abs(excessKrw), checkoutKey };
}

/** Asks the provider of a transaction for its outcome. */
export async function findAtProvider(gateways: CardGateways, transaction: TransactionRecord) {
  const { storeId, kind, provider: name, providerKeysId: keysId } = transaction;
  const provider = neededProvider(gateways, transaction);
  const asked = { ...withoutKeys(transaction), kind: kind === 'APPROVAL' ? kind : ('REFUND' as const) };
  return gateways.readWith({ storeId, provider: name, keysId }, (keys) => provider.find({ ...asked, keys }));
}

/**
 * Aborts when the till stops waiting. Create it before the intent, so that nobody is charged after the till gave up.
 */
export function tillTimeout({ waitMilliseconds }: Pick<CardGateways, 'waitMilliseconds'>): AbortSignal {
  return AbortSignal.timeout(waitMilliseconds);
}

/** Asks the provider once. The outcome is unknown if the call fails or has no answer when `tillSignal` aborts. */
export async function askForApproval(
  gateways: CardGateways,
  charge: TransactionRecord,
  tillSignal: AbortSignal,
) {
  return orUnknown(tillSignal, async () =>
    neededProvider(gateways, charge).approve(await requestOf(gateways, charge), tillSignal),
  );
}

type Refunding = { refund: TransactionRecord } & Pick<
  CardRefundRequest,
  'approvalIntentId' | 'others' | 'reason'
>;

export async function askForRefund(
  gateways: CardGateways,
  { refund, ...asked }: Refunding,
  tillSignal: AbortSignal,
) {
  return orUnknown(tillSignal, async () =>
    neededProvider(gateways, refund).refund(
      { ...(await requestOf(gateways, refund)), taxFree: refund.taxFreeKrw, ...asked },
      tillSignal,
    ),
  );
}

export function neededProvider(gateways: CardGateways, transaction: TransactionRecord): CardProvider {
  const provider = providerOf(gateways, transaction);
  if (!provider)
    throw new Error(
      `transaction ${transaction.id}: its provider ${transaction.provider} does not exist on this server`,
    );
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
