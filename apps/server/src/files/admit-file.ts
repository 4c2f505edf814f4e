import { type FilePurpose, fileProblem } from '@maru/contract/files/file-rules.ts';
import type { Db } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { incomingKeyOf } from './file-keys.ts';
import { type FileRow, findFile, settleFile } from './files.queries.ts';
import { inspectFile } from './inspect-file.ts';
import { refuseFile } from './refuse-file.ts';

/**
 * Inspects the upload under a key for an act that is going to refer to it. Call it outside a transaction. The actor
 * must own the file or have uploaded it. Refuses with FILE_NOT_FOUND, FILE_NOT_UPLOADED, FILE_TYPE_NOT_ALLOWED,
 * FILE_TOO_LARGE and TOO_MANY_REQUESTS. An admitted file is not inspected again.
 */
export type AdmitFile = (request: {
  awsKey: string;
  purpose: FilePurpose;
  actorId: string;
}) => Promise<{ fileId: string; contentType: string }>;

/**
 * Inspects a file unless that is done, and returns the admitted file or refuses. Refuses with TOO_MANY_REQUESTS if too
 * many pictures of `askedBy` are waiting for inspection.
 */
export type Admission = (file: FileRow, askedBy: string) => Promise<FileRow>;

type Parts = { db: Db; storage: FileStorage; clock: () => Date };

export function admitFileBy({ db, admission }: { db: Db; admission: Admission }): AdmitFile {
  return async function admitFile({ awsKey, purpose, actorId }) {
    const file = await findFile(db, awsKey);
    const isTheirs = file && (file.ownerId === actorId || file.uploadedBy === actorId);
    if (!isTheirs || file.purpose !== purpose) fail('FILE_NOT_FOUND');
    const { id: fileId, contentType } = await admission(file, actorId);
    return { fileId, contentType };
  };
}

export function openAdmission(parts: Parts): Admission {
  const underWay = new Map<string, Promise<FileRow | undefined>>();

  /** Concurrent callers share one inspection. */
  function settleOnce(file: FileRow, askedBy: string): Promise<FileRow | undefined> {
    const running =
      underWay.get(file.id) ?? settle(parts, { ...file, askedBy }).finally(() => underWay.delete(file.id));
    underWay.set(file.id, running);
    return running;
  }

  return async function admission(file, askedBy) {
    const settled = file.status === 'AWAITED' ? await settleOnce(file, askedBy) : file;
    if (!settled || settled.status === 'AWAITED') fail('FILE_NOT_UPLOADED');
    if (settled.status === 'REFUSED')
      refuseFile(fileProblem(settled.purpose, settled) ?? 'FILE_TOO_LARGE', settled.purpose);
    return settled;
  };
}

/** Another instance may have settled the file first, so its row decides. */
async function settle(
  { db, storage, clock }: Parts,
  { id, awsKey, purpose, askedBy }: FileRow & { askedBy: string },
) {
  const found = await inspectFile(storage, { id, awsKey, purpose, askedBy });
  if (found) {
    const admittedAt = found.status === 'ADMITTED' ? clock() : null;
    await settleFile(db, id, { ...found, admittedAt });
    await storage.delete(incomingKeyOf(id));
  }
  const settled = await findFile(db, awsKey);
  // The row was swept or deleted with its owner in the meantime.
  if (!settled && found) await storage.delete(awsKey);
  return settled;
}
