import type { LogLevel } from '@maru/contract/event-log/event-log.endpoints.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { Context } from '#server/http/context.ts';
import { changedFields } from './changed-fields.ts';
import { maskFields, type Named } from './mask-fields.ts';
import { insertStoreTrail, insertUserTrail, type TrailRow } from './trail.queries.ts';

/** Who did it, from where and when. A job has no request. */
export type TrailContext = Pick<Context, 'actor' | 'requestId' | 'now'> & Partial<Pick<Context, 'request'>>;

type Entry = {
  /** The feature, such as `stores`. */
  module: string;
  /** The endpoint's name; its label is in `event-log/acts.{ko,en}.json`. */
  act: string;
  logLevel?: LogLevel;
  /** Set when somebody views or exports data that is masked elsewhere; their network address is then stored too. */
  isDisclosure?: true;
  /** The row before and after, null if there is none. Only fields that differ are stored, with personal data masked. */
  before: object | null;
  after: object | null;
};

/** Records a change of a store in the transaction that makes it. */
export async function writeStoreTrail(
  tx: Tx,
  context: TrailContext,
  { storeId, ...entry }: Entry & { storeId: string },
): Promise<void> {
  await insertStoreTrail(tx, { storeId, ...rowOf(context, entry, 'store') });
}

/** Records a change of an account in the transaction that makes it. */
export async function writeUserTrail(
  tx: Tx,
  context: TrailContext,
  { userId, ...entry }: Entry & { userId: string },
): Promise<void> {
  await insertUserTrail(tx, { userId, ...rowOf(context, entry, 'person') });
}

function rowOf(
  { actor, request, requestId, now }: TrailContext,
  { module, act, logLevel = 'INFO', isDisclosure, before, after: given }: Entry,
  of: Named,
): TrailRow {
  const after = isDisclosure && request ? { ...given, networkAddress: request.ip } : given;
  const {
    deviceType = null,
    deviceUuid = null,
    clientVersion = null,
  } = request ? clientFactsOf(request) : {};
  const names = changedFields(before, after);
  return {
    ...{ id: newId(), at: now, logLevel, module, act, requestId },
    ...{ actorId: actor?.userId ?? null, deviceType, deviceUuid, clientVersion },
    before: before && JSON.stringify(keptOf(before, names, of)),
    after: after && JSON.stringify(keptOf(after, names, of)),
  };
}

/** Masks the whole record first, because the mask of a field may depend on another field that did not change. */
function keptOf(fields: object, names: readonly string[], of: Named): object {
  const masked = maskFields(fields as Record<string, unknown>, of);
  return Object.fromEntries(names.filter((name) => name in masked).map((name) => [name, masked[name]]));
}
