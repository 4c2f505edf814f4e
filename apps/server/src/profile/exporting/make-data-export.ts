import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
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
  finishDataExport,
  listUnclaimed,
  noteProgress,
} from './data-exports.queries.ts';
import { type OwnData, type OwnDataSources, partNames, readPart } from './own-data.ts';
import { packArchive } from './pack-archive.ts';
import { postExportReady } from './post-export-ready.ts';

export const makeDataExportTask = 'make-data-export';
const keptMilliseconds = 3_600_000;

type Parts = { db: Db; keys: Keys; post: Post; hubUrl: string; clock: () => Date; sources: OwnDataSources };

/** The label under which the bytes are sealed. */
export const exportLabel = (id: string) => `data-export:${id}`;

/**
 * Background work of copies of data: one is made as soon as it is asked for. If the process is killed meanwhile, another one
 * makes it anew within a minute or two. Bytes that nobody downloaded are destroyed.
 */
export function dataExportJobs(parts: Parts): {
  jobs: Record<string, Job>;
  scheduled: Record<string, ScheduledJob>;
} {
  const { db, clock } = parts;
  return {
    jobs: { [makeDataExportTask]: (payload) => makeDataExport(parts, (payload as { id: string }).id) },
    scheduled: {
      'resume-data-exports': {
        every: 'minute',
        async run() {
          for (const id of await listUnclaimed(db)) await makeDataExport(parts, id);
        },
      },
      'destroy-data-exports': { every: 'minute', run: () => destroyArchivesUntil(db, clock()) },
    },
  };
}

async function makeDataExport(parts: Parts, id: string): Promise<void> {
  const { db, sources } = parts;
  const claimed = await claimDataExport(db, id);
  if (!claimed) return;
  const { userId, language } = claimed;
  const data: Partial<OwnData> = {};
  for (const [done, name] of partNames.entries()) {
    data[name] = await readPart(name, { db, userId, language, sources });
    if (!(await noteProgress(db, id, done + 1))) return;
  }
  await finish(parts, claimed, data as OwnData);
}

/** The bytes and the mail with the link are there together, or not at all. */
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
    // The mail goes by the language of the person, the copy by that of the page where it was asked for.
    if (user) await postExportReady(tx, parts, { ...user, token, expiresAt });
  });
}
