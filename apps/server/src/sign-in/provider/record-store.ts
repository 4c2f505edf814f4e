import { createHash } from 'node:crypto';
import { type Adapter, type AdapterPayload, errors, Provider } from 'oidc-provider';
import type { Db } from '#server/db/database.ts';
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  type FoundRecord,
  findRecord,
  insertSuccessor,
  updateRecord,
  upsertRecord,
  upsertSignIn,
} from './records.queries.ts';
import { predecessorOf } from './refresh-successor.ts';
import type { OfEpoch } from './store-epoch.ts';

/** A used refresh token returns its successor for this long, for two tabs or a lost response. */
const reuseSeconds = 10;

/** Everything else derives from these. */
const beginsSignIns = new Set(['Session', 'Grant', 'Interaction']);

/** Records that a request has read: it may update them, but must not re-create one that ended in the meantime. */
const readIn = new WeakMap<object, Set<string>>();

/**
 * Storage of the authorization server. The library reads a code, checks it and then marks it used, so concurrent
 * requests could all pass the check. Here only one of them can mark it; the others fail.
 */
export function recordStore(db: Db): (model: string) => Adapter {
  return (model) => ({
    async find(id) {
      const idHash = hashId(model, id);
      const record = await findRecord(db, model, { idHash });
      if (record) noteRead(idHash);
      return asPayload(model, record, id);
    },
    findByUid: async (uid) => asPayload(model, await findRecord(db, model, { sessionUid: uid })),
    findByUserCode: async () => undefined,

    async upsert(id, payload, lifetime) {
      const record = {
        model,
        idHash: hashId(model, id),
        payload: { ...payload, jti: undefined, epoch: undefined },
        grantId: model === 'Grant' ? id : (payload.grantId ?? null),
        sessionUid: model === 'Session' ? (payload.uid ?? null) : null,
        accountId: payload.accountId ?? signedInAs(payload) ?? null,
        lifetime: lifetime ?? 0,
      };
      // Do not store a session without a user: strangers could create such rows without limit.
      if (model === 'Session' && record.accountId === null) return;
      const epoch = epochOf(payload);
      const predecessor = model === 'RefreshToken' ? predecessorOf(Provider.ctx) : undefined;
      if (predecessor) await insertSuccessor(db, hashId(model, predecessor), record);
      else if (wasRead(record.idHash)) await updateRecord(db, record);
      else if (epoch !== undefined) await upsertSignIn(db, { ...record, epoch });
      else if (record.accountId !== null && beginsSignIns.has(model)) throw new Error(`${model} of no epoch`);
      else await upsertRecord(db, record);
    },

    async consume(id) {
      // A refresh token is consumed in the statement that stores its successor.
      if (model === 'RefreshToken') return;
      if (!(await consumeRecord(db, model, hashId(model, id))))
        throw new errors.InvalidGrant('already consumed');
    },

    destroy: (id) => deleteRecord(db, model, hashId(model, id)),
    revokeByGrantId: (grantId) => deleteRecordsOfGrant(db, model, grantId),
  });
}

function noteRead(idHash: string): void {
  const { ctx } = Provider;
  if (!ctx) return;
  const read = readIn.get(ctx) ?? new Set();
  readIn.set(ctx, read.add(idHash));
}

function wasRead(idHash: string): boolean {
  return Provider.ctx !== undefined && readIn.get(Provider.ctx)?.has(idHash) === true;
}

type WaitingFor = { login?: { accountId?: string } & OfEpoch } | undefined;

/** The user whose password a pending sign-in has already checked: it ends with that user's sessions. */
function signedInAs({ result }: AdapterPayload): string | undefined {
  return (result as WaitingFor)?.login?.accountId;
}

function epochOf({ result, epoch }: AdapterPayload & OfEpoch): number | undefined {
  return epoch ?? (result as WaitingFor)?.login?.epoch;
}

function asPayload(model: string, record: FoundRecord | undefined, id?: string): AdapterPayload | undefined {
  if (!record) return undefined;
  const seconds = record.consumedSeconds;
  const isUsedUp = seconds !== null && (model !== 'RefreshToken' || seconds >= reuseSeconds);
  return {
    ...record.payload,
    ...(record.epoch !== null && { epoch: record.epoch }),
    ...(id !== undefined && { jti: id }),
    ...(isUsedUp && { consumed: Math.floor((record.consumedAt as Date).getTime() / 1000) }),
  };
}

function hashId(model: string, id: string): string {
  return createHash('sha256').update(`${model}:${id}`).digest('base64url');
}
