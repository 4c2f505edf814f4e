import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Route } from '#server/http/route.ts';
import type { ScheduledJob } from '#server/jobs/job-runner.ts';
import type { FileStorage } from '#server/providers/storage/file-storage.ts';
import { type AdmitFile, admitFileBy, openAdmission } from './admit-file.ts';
import { fileRoutes } from './files.routes.ts';
import type { ListUnused } from './list-unused.ts';
import type { MayReadFile } from './may-read-file.ts';
import { pageOrigin } from './page-origin.ts';
import { sweepFiles } from './sweep-files.ts';

export type Files = {
  routes: readonly Route[];
  /** Serves uploads and downloads on an origin, if the storage does not do that itself. */
  register(origin: FastifyInstance): void;
  /** For acts that refer to a file. */
  admit: AdmitFile;
  scheduled: Record<string, ScheduledJob>;
};

/** Uploaded files: the endpoints, the byte routes of our own server, and the inspection. */
export function openFiles(parts: {
  db: Db;
  storage: FileStorage;
  config: Pick<Config, 'accountUrl' | 'hubUrl'>;
  isAdmin: (userId: string) => Promise<boolean>;
  mayRead: MayReadFile;
  listUnused: ListUnused;
  clock: () => Date;
}): Files {
  const { db, storage, config, isAdmin, mayRead, listUnused, clock } = parts;
  const admission = openAdmission({ db, storage, clock });
  return {
    routes: fileRoutes({ storage, pageOrigin: pageOrigin(config), admission, isAdmin, mayRead }),
    register: storage.register,
    admit: admitFileBy({ db, admission }),
    scheduled: {
      'sweep-files': { every: 'hour', run: () => sweepFiles({ db, storage, listUnused, now: clock() }) },
    },
  };
}
