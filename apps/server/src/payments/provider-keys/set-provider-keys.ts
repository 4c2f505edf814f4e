import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { setProviderKeys as wire } from '@maru/contract/payments/provider-keys.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Config } from '#server/config.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { StoreContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import type { CardProvider } from '#server/providers/card/card-provider.ts';
import { type CardUse, type ProviderUse, providerUseOf } from '#server/store-settings/provider-use-of.ts';
import { currentProviderKeys, sealSecretKey } from './open-provider-keys.ts';
import { endKeys, insertKeys, lockKeysOfStore } from './provider-keys.queries.ts';

type Input = ParsedInputOf<typeof wire>;

export type ProviderKeyParts = {
  keys: Keys;
  cards: CardUse;
  byName: ReadonlyMap<string, CardProvider>;
  environment: Config['environment'];
};

/** How long an owner waits for the provider. */
const tryMilliseconds = 10_000;

/** Sets the store's keys at its provider, once the provider has accepted them. */
export function setProviderKeysBy(parts: ProviderKeyParts) {
  return async (context: StoreContext, input: Input): Promise<ProviderUse> => {
    checkEnvironment(parts, input);
    await limitTries(context.db, 'user: provider keys tried in an hour', context.actor.userId);
    await tryAtProvider(context, parts, input);
    return context.transaction(async (tx) => {
      await lockKeysOfStore(tx, context.storeId);
      await replaceKeys(tx, context, parts, input);
      return providerUseOf(tx, context, parts.cards);
    });
  };
}

/** Test keys move no money: production needs live ones, and a trial must never charge anybody. */
function checkEnvironment({ environment }: ProviderKeyParts, { secretKey }: Input) {
  const [, kind] = /^(test|live)_/.exec(secretKey) ?? [];
  if (kind === 'test' && environment === 'production') fail('PROVIDER_KEYS_REFUSED', { reason: 'TEST_KEY' });
  if (kind === 'live' && environment === 'trial') fail('PROVIDER_KEYS_REFUSED', { reason: 'LIVE_KEY' });
}

async function tryAtProvider(
  { log }: StoreContext,
  { byName }: ProviderKeyParts,
  { provider: name, secretKey }: Input,
) {
  const provider = byName.get(name);
  if (!provider?.tryKeys) fail('PROVIDER_NOT_OFFERED');
  const tried = await provider.tryKeys(secretKey, AbortSignal.timeout(tryMilliseconds)).catch(() => {
    // The error itself is not logged, because it may contain what was sent.
    log.warn({ provider: name }, 'provider keys could not be tried');
    return fail('PROVIDER_NOT_REACHABLE');
  });
  if (tried === 'REFUSED') fail('PROVIDER_KEYS_REFUSED');
}

/** Replaces the store's keys. If the new keys are already in use, nothing changes. */
async function replaceKeys(
  tx: Tx,
  context: StoreContext,
  { keys }: ProviderKeyParts,
  { provider, secretKey }: Input,
) {
  const { storeId, actor, now } = context;
  const former = await currentProviderKeys(tx, keys, storeId);
  if (former?.provider === provider && former.secretKey === secretKey) return;
  if (former) await endKeys(tx, { storeId, id: former.id }, { replacedAt: now });

  const id = newId();
  await insertKeys(tx, {
    ...{ storeId, id, provider },
    sealedSecret: sealSecretKey(keys, { storeId, id }, secretKey),
    lastFour: secretKey.slice(-4),
    ...{ createdBy: actor.userId, createdAt: now },
  });
  await writeStoreTrail(tx, context, {
    ...{ storeId, module: 'payments', act: 'setProviderKeys' },
    before: former ? { provider: former.provider, keysId: former.id } : null,
    after: { provider, keysId: id },
  });
  await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: 1, at: now });
}
