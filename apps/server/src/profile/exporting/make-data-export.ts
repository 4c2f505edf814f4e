import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { countRows } from '#server/jobs/count-rows.ts';
import type { Job, ScheduledJob } from '#server/jobs/job-runner.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { sealBytes } from '#server/keys/seal.ts';
import type { Post } from '#server/messaging/post.ts';
import { profileOf } from '#server/users/profile-of.ts';
import { hashMailToken } from '#server/verification/hash-mail-token.ts';
import {
  claimDataExport,
  type DataExportRow,
  destroyArchivesUntil,
  failDataExport,
  finishDataExport,
  listUnclaimed,
  noteProgress,
  postponeDataExport,
} from './data-exports.queries.ts';
import { type OwnData, type OwnDataSources, partNames, readPart } from './own-data.ts';
import { packArchive } from './pack-archive.ts';
import { postExportFailed } from './post-export-failed.ts';
import { postExportReady } from './post-export-ready.ts';

export const makeDataExportTask = 'make-data-export';
const keptMilliseconds = 3_600_000;
/** The pauses between attempts grow; together they take a quarter of an hour. */
const mostAttempts = 5;

type Parts = {
  db: Db;
  keys: Keys;
  post: Post;
  hubUrl: string;
  clock: () => Date;
  log: FastifyBaseLogger;
  sources: OwnDataSources;
};

/** The label under which the bytes are sealed. */
export const exportLabel = (id: string) => `data-export:${id}`;

/**
 * Background work of data exports. An export is made as soon as it is requested. If the process is killed meanwhile,
 * another one makes it again within a minute or two. Bytes that nobody downloads are destroyed.
 */
export function dataExportJobs(parts: Parts): {
  jobs: Record<string, Job>;
  scheduled: Record<string, ScheduledJob>;
} {
  const { db, clock, log } = parts;
  return {
    jobs: { [makeDataExportTask]: (payload) => makeDataExport(parts, (payload as { id: string }).id) },
    scheduled: {
      'resume-data-exports': {
        every: 'minute',
        async run() {
          const rows = countRows();
          for (const id of await listUnclaimed(db))
            if (!rows.areHopeless())
              await rows.attempt({ dataExportId: id }, () => makeDataExport(parts, id));
          rows.report(log, 'copies of data neither made nor given up');
        },
      },
      'destroy-data-exports': { every: 'minute', run: () => destroyArchivesUntil(db, clock()) },
    },
  };
}

/** Makes one export. If that fails, it is tried again later and finally given up, without delaying others. */
async function makeDataExport(parts: Parts, id: string): Promise<void> {
  const { db, log } = parts;
  const claimed = await claimDataExport(db, id);
  if (!claimed) return;
  // The process of the last attempt was killed.
  if (claimed.attempts > mostAttempts) return giveUp(parts, claimed);
  try {
    await make(parts, claimed);
  } catch (error) {
    const { attempts } = claimed;
    log.error({ err: error, dataExportId: id, attempts }, 'copy of data not made');
    if (attempts === mostAttempts) await giveUp(parts, claimed);
    else await postponeDataExport(db, id, 60 * 2 ** (attempts - 1));
  }
}

async function make(parts: Parts, claimed: DataExportRow): Promise<void> {
  const { db, sources } = parts;
  const { id, userId, language } = claimed;
  const data: Partial<OwnData> = {};
  for (const [done, name] of partNames.entries()) {
    data[name] = await readPart(name, { db, userId, language, sources });
    if (!(await noteProgress(db, id, done + 1))) return;
  }
  await finish(parts, claimed, data as OwnData);
}

/** Gives the export up and mails the person, who may ask again. */
async function giveUp(parts: Parts, { id, userId }: DataExportRow): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    if (!(await failDataExport(tx, id, parts.clock()))) return;
    const user = await profileOf(tx, userId);
    if (user) await postExportFailed(tx, parts, user);
  });
}

/** Stores the bytes and posts the mail with the link in one transaction. */
async function finish(parts: Parts, { id, userId, language }: DataExportRow, data: OwnData): Promise<void> {
  const { db, keys, clock } = parts;
  const readyAt = clock();
  const expiresAt = new Date(readyAt.getTime() + keptMilliseconds);
  const archive = sealBytes(keys, exportLabel(id), packArchive(data, { language, at: readyAt }));
  const token = randomBytes(32).toString('base64url');
  await inTransaction(db, async (tx) => {
    const finished = { id, archive, tokenHash: hashMailToken(token), readyAt, expiresAt };
    if (!(await finishDataExport(tx, finished))) return;
    const user = await profileOf(tx, userId);
    // The mail is in the language of the person, the copy in that of the page where it was requested.
    if (user) await postExportReady(tx, parts, { ...user, token, expiresAt });
  });
}
