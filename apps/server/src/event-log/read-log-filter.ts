import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listEventLog } from '@maru/contract/event-log/platform-log.endpoints.ts';
import { Id } from '@maru/contract/fields.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { asQuery, holdsWords, searchWords, typedWords } from '#server/technical-log/search-words.ts';
import { findPersonByEmail, findStoresByName } from './platform-log.queries.ts';
import type { LogFilter } from './platform-log-branches.queries.ts';
import { splitWords } from './split-words.ts';
import { actsInTrails, presentNameOf, wordsOfAct } from './words-of-act.ts';

type Asked = Omit<ParsedInputOf<typeof listEventLog>, 'cursor' | 'numberOfElements'>;

/** Acts that disclose personal data which is masked elsewhere. */
const looks = [
  ...['unmaskCustomer', 'exportCustomers', 'unmaskInquiry', 'unmaskUser', 'unmaskLoggedEntry'],
  'exportEventLog',
];
const mostStores = 5;
/** The words of all labels. Taking them apart takes milliseconds, so it is done once. */
const wordsByAct: ReadonlyMap<string, readonly string[]> = new Map(
  actsInTrails.map((act) => [act, searchWords([act, wordsOfAct(act, 'ko'), wordsOfAct(act, 'en')])]),
);

/**
 * The filter for a search; undefined if nothing can match, because the person or the store is unknown or the text has
 * no word.
 */
export async function readLogFilter(db: DbOrTx, asked: Asked): Promise<LogFilter | undefined> {
  const { logLevel, module, code, requestId, from, to, onlyLooks, stringToSearch } = asked;
  const [userId, storeIds] = await Promise.all([
    asked.person ? personOf(db, asked.person) : undefined,
    asked.store ? storesOf(db, asked.store) : undefined,
  ]);
  if ((asked.person && !userId) || storeIds?.length === 0) return undefined;
  const typed = typedWords(stringToSearch ?? '');
  if (stringToSearch && typed.length === 0) return undefined;
  const { indexed, checked } = await splitWords(db, typed);
  return {
    ...{ logLevel, module: module || undefined, code: code || undefined, requestId: requestId || undefined },
    ...{ from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined, userId, storeIds },
    ...(indexed.length > 0 && { words: asQuery(indexed) }),
    ...(checked.length > 0 && { checkedWords: asQuery(checked) }),
    ...((typed.length > 0 || onlyLooks) && { acts: actsWith(typed, onlyLooks) }),
    hasTechnical: !onlyLooks,
  };
}

function actsWith(typed: readonly string[], onlyLooks: boolean): string[] {
  return actsInTrails.filter(
    (act) =>
      (!onlyLooks || looks.includes(presentNameOf(act))) && holdsWords(wordsByAct.get(act) ?? [], typed),
  );
}

async function personOf(db: DbOrTx, person: string) {
  const id = Id.safeParse(person);
  return id.success ? id.data : findPersonByEmail(db, person);
}

async function storesOf(db: DbOrTx, store: string) {
  const id = Id.safeParse(store);
  return id.success ? [id.data] : findStoresByName(db, store, mostStores);
}
