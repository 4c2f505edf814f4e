import { type LogLevel, logLevels } from '@maru/contract/event-log/event-log.endpoints.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type LogFilter = {
  logLevel?: LogLevel | undefined;
  module?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  userId?: string | undefined;
  storeIds?: string[] | undefined;
  code?: string | undefined;
  requestId?: string | undefined;
  /** Words to search in the technical log, by its index; undefined: any. */
  words?: string | undefined;
  /** Further words, which are checked in each entry that the other conditions find. */
  checkedWords?: string | undefined;
  /** Acts to find in the trails: those with the words or those that disclose data. Undefined: all. */
  acts?: string[] | undefined;
  hasTechnical: boolean;
};

type Condition = RawBuilder<SqlBool>;
export type Branch = {
  table: 'technical_log' | 'store_trail' | 'user_trail';
  columns: RawBuilder<unknown>;
  conditions: Condition[];
  /** A column and its values. The rows with one of the values are one range of an index, sorted by time. */
  ranges: { column: 'act' | 'log_level'; values: readonly string[] } | undefined;
  /** `conditions` without the words, and the words to find in a row `near`. Undefined if no index gives the order. */
  near?: { conditions: Condition[]; words: Condition } | undefined;
};

const technicalColumns = sql`id, at, log_level, module, message, code, subject, request_id, device_type,
  caller_id as actor_id, named_store_id as store_id`;
const trailColumns = (storeId: RawBuilder<unknown>) => sql`id, at, log_level, module, null::text as message,
  act as code, null::text as subject, request_id, device_type, actor_id, ${storeId} as store_id`;
const ofStore = trailColumns(sql`store_id`);
const ofAccount = trailColumns(sql`null::uuid`);

/** The tables to read, each with its conditions. A table that cannot contain a match is left out. */
export function branchesOf(filter: LogFilter): Branch[] {
  const { userId, storeIds } = filter;
  const acts = actsOf(filter);
  const ranges = acts && { column: 'act' as const, values: acts };
  const both = ofEveryTable(filter);
  const isStore = (column: string): Condition[] =>
    storeIds ? [sql`${sql.ref(column)} = any(${storeIds}::uuid[])`] : [];
  const isPerson = (column: string): Condition[] => (userId ? [sql`${sql.ref(column)} = ${userId}`] : []);

  const technical: Branch = {
    ...{ table: 'technical_log', columns: technicalColumns, ranges: levelsOf(filter) },
    conditions: [...both, ...ofTechnical(filter), ...isPerson('caller_id'), ...isStore('named_store_id')],
    near: nearOf(filter, both),
  };
  const store: Branch = {
    ...{ table: 'store_trail', columns: ofStore, ranges },
    conditions: [...both, ...isPerson('actor_id'), ...isStore('store_id')],
  };
  const account = (more: Condition[]): Branch => ({
    ...{ table: 'user_trail', columns: ofAccount, ranges },
    conditions: [...both, ...more],
  });
  const accounts = userId
    ? [
        account([sql`actor_id = ${userId}`]),
        account([sql`user_id = ${userId}`, sql`actor_id is distinct from ${userId}`]),
      ]
    : [account([])];
  const trails = acts?.length === 0 ? [] : [store, ...(storeIds ? [] : accounts)];
  return [...(filter.hasTechnical ? [technical] : []), ...trails];
}

function nearOf(filter: LogFilter, conditions: Condition[]): Branch['near'] {
  const { words, checkedWords, userId, storeIds, code, requestId } = filter;
  const typed = [words, checkedWords].filter(Boolean).join(' & ');
  if (typed === '' || userId || storeIds || code || requestId || levelsOf(filter)) return undefined;
  return { conditions, words: sql<SqlBool>`near.words @@ ${typed}::tsquery` };
}

/** The index of modules is sorted by level, then by time. */
function levelsOf({ module, logLevel }: LogFilter): Branch['ranges'] {
  return module && !logLevel ? { column: 'log_level', values: logLevels } : undefined;
}

/** The code of a trail's entry is its act. */
function actsOf({ acts, code }: LogFilter): string[] | undefined {
  if (code === undefined) return acts;
  return acts === undefined || acts.includes(code) ? [code] : [];
}

function ofEveryTable({ logLevel, module, from, to, requestId }: LogFilter): Condition[] {
  return [
    ...(logLevel ? [sql<SqlBool>`log_level = ${logLevel}`] : []),
    ...(module ? [sql<SqlBool>`module = ${module}`] : []),
    ...(from ? [sql<SqlBool>`at >= ${from}`] : []),
    ...(to ? [sql<SqlBool>`at < ${to}`] : []),
    ...(requestId ? [sql<SqlBool>`request_id = ${requestId}`] : []),
  ];
}

function ofTechnical({ code, words, checkedWords }: LogFilter): Condition[] {
  return [
    ...(code ? [sql<SqlBool>`code = ${code}`] : []),
    ...(words ? [sql<SqlBool>`words @@ ${words}::tsquery`] : []),
    // `coalesce` keeps PostgreSQL from using the index for this condition.
    ...(checkedWords ? [sql<SqlBool>`coalesce(words @@ ${checkedWords}::tsquery, false)`] : []),
  ];
}
