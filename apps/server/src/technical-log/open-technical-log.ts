import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { codeOf } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { blanked } from './blank.ts';
import type { NewEntry, WriteEntry } from './entry.ts';
import { searchWords } from './search-words.ts';
import { insertEntries, type StoredEntry } from './technical-log.queries.ts';
import { wordsOfCode } from './words-of-code.ts';

const mostWaiting = 2_000;
const mostInBatch = 500;
/** Entries: at most `most` in a burst, `perSecond` in the long run. A part is reserved for errors. */
const allowance = { most: 1_000, perSecond: 50, keptForErrors: 200 };
const longestText = 1_000;
const longestName = 200;

export type TechnicalLog = {
  write: WriteEntry;
  /** Writes the entries that wait in memory to the database. */
  flush(): Promise<void>;
  /** Like `flush`, and ends the log. */
  close(): Promise<void>;
};

type Options = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Undefined: entries are stored only by `flush`, as in tests. */
  everyMilliseconds?: number | undefined;
};

/**
 * The technical log of this process. Entries wait in memory and are stored in batches, outside of every transaction, so
 * that writing neither slows nor fails a request. In a flood entries are dropped, and a line counts them.
 */
export function openTechnicalLog({ db, clock, log, everyMilliseconds }: Options): TechnicalLog {
  let waiting: StoredEntry[] = [];
  let dropped = 0;
  let storing: Promise<void> | undefined;
  const takeTurn = allowanceOf();

  function write(entry: NewEntry) {
    if (waiting.length >= mostWaiting || !takeTurn(entry.logLevel === 'ERROR')) dropped += 1;
    else waiting.push(storedEntry(entry, clock()));
  }

  async function store() {
    const count = dropped;
    if (count > 0) {
      dropped = 0;
      waiting.push(storedEntry(droppedEntry(count), clock()));
    }
    let oneByOne = 0;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, oneByOne > 0 ? 1 : mostInBatch);
      try {
        await insertEntries(db, batch);
      } catch (error) {
        log.info({ err: error, count: batch.length }, 'technical log not stored');
        // An entry that the database refuses would block all later ones. So the entries of the batch are then stored
        // one by one, without refused ones. Other failures are retried by the next call.
        if (!/^2[23]/.test(codeOf(error) ?? '')) return;
        if (batch.length > 1) {
          oneByOne = batch.length;
          continue;
        }
        dropped += 1;
      }
      waiting = waiting.slice(batch.length);
      oneByOne = Math.max(0, oneByOne - 1);
    }
  }

  function flush() {
    storing ??= store().finally(() => {
      storing = undefined;
    });
    return storing;
  }

  const timer = everyMilliseconds === undefined ? undefined : setInterval(flush, everyMilliseconds).unref();
  return {
    write,
    flush,
    async close() {
      clearInterval(timer);
      await storing;
      await flush();
    },
  };
}

/** A token bucket that refills by the real time. */
function allowanceOf() {
  let left = allowance.most;
  let filledAt = performance.now();
  return (isError: boolean) => {
    const now = performance.now();
    left = Math.min(allowance.most, left + ((now - filledAt) / 1_000) * allowance.perSecond);
    filledAt = now;
    if (left < (isError ? 1 : allowance.keptForErrors + 1)) return false;
    left -= 1;
    return true;
  };
}

const droppedEntry = (count: number): NewEntry => ({
  ...{ logLevel: 'WARN', module: 'technical-log', code: 'ENTRIES_DROPPED' },
  message: String(count),
  details: { count },
});

function storedEntry(entry: NewEntry, at: Date): StoredEntry {
  const { subject, code, details } = entry;
  const message = blanked(entry.message ?? '', longestText);
  const known = code === undefined ? [] : [code, wordsOfCode(code, 'ko'), wordsOfCode(code, 'en')];
  const clean = (text: string | null | undefined) => (text == null ? null : blanked(text, longestName));
  return {
    ...{ id: newId(), at, logLevel: entry.logLevel, module: entry.module, code: code ?? null, message },
    ...{ subject: subject?.slice(0, longestName) ?? null, requestId: entry.requestId ?? null },
    ...{ callerId: entry.callerId ?? null, namedStoreId: entry.storeId ?? null },
    ...{ deviceType: clean(entry.deviceType), clientVersion: clean(entry.clientVersion) },
    details: details ? JSON.stringify(details) : null,
    searched: searchWords([subject ?? '', ...known, message]),
  };
}
