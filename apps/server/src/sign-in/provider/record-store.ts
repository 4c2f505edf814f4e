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
  upsertRecord,
} from './records.queries.ts';
import { predecessorOf } from './refresh-successor.ts';

/** A used refresh token still answers with its successor for so long: two tabs, or an answer that got lost. */
const reuseSeconds = 10;

/**
 * Storage of the authorization server. The library reads a code, checks it and then marks it used, so that twenty
 * at once would all pass; here the marking itself decides.
 */
export function recordStore(db: Db): (model: string) => Adapter {
  return (model) => ({
    find: async (id) => asPayload(model, await findRecord(db, model, { idHash: hashId(model, id) }), id),
    findByUid: async (uid) => asPayload(model, await findRecord(db, model, { sessionUid: uid })),
    findByUserCode: async () => undefined,

    async upsert(id, payload, lifetime) {
      const record = {
        model,
        idHash: hashId(model, id),
        payload: { ...payload, jti: undefined },
        grantId: model === 'Grant' ? id : (payload.grantId ?? null),
        sessionUid: model === 'Session' ? (payload.uid ?? null) : null,
        accountId: payload.accountId ?? null,
        lifetime: lifetime ?? 0,
      };
      const predecessor = model === 'RefreshToken' ? predecessorOf(Provider.ctx) : undefined;
      if (predecessor) await insertSuccessor(db, hashId(model, predecessor), record);
      else await upsertRecord(db, record);
    },

    async consume(id) {
      // A refresh token is used up in the statement that stores its successor.
      if (model === 'RefreshToken') return;
      if (!(await consumeRecord(db, model, hashId(model, id))))
        throw new errors.InvalidGrant('already consumed');
    },

    destroy: (id) => deleteRecord(db, model, hashId(model, id)),
    revokeByGrantId: (grantId) => deleteRecordsOfGrant(db, model, grantId),
  });
}

function asPayload(model: string, record: FoundRecord | undefined, id?: string): AdapterPayload | undefined {
  if (!record) return undefined;
  const seconds = record.consumedSeconds;
  const isUsedUp = seconds !== null && (model !== 'RefreshToken' || seconds >= reuseSeconds);
  return {
    ...record.payload,
    ...(id !== undefined && { jti: id }),
    ...(isUsedUp && { consumed: Math.floor((record.consumedAt as Date).getTime() / 1000) }),
  };
}

function hashId(model: string, id: string): string {
  return createHash('sha256').update(`${model}:${id}`).digest('base64url');
}
