import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { requestDataExport as wire } from '@maru/contract/profile/data-export.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import { newId } from '#server/db/new-id.ts';
import type { UserContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { checkOwnPassword, holdEpoch, type PasswordCheck } from '#server/sign-in/check-own-password.ts';
import { findDataExport, insertDataExport } from './data-exports.queries.ts';
import { makeDataExportTask } from './make-data-export.ts';
import { type DataExport, isReady, isUnderWay, presentDataExport } from './present-data-export.ts';

/**
 * Requests a copy of one's own data. If one is being made or can be downloaded, it is returned instead of a new one.
 */
export function requestDataExportBy(parts: PasswordCheck) {
  return async function requestDataExport(
    context: UserContext,
    { id: userId, password }: ParsedInputOf<typeof wire>,
  ): Promise<DataExport> {
    const { actor, now, language } = context;
    if (userId !== actor.userId) fail('NOT_FOUND');
    const epoch = await checkOwnPassword(parts, context, { userId, password });

    return context.transaction(async (tx) => {
      // In a double press, both calls lock the account, so they run one after the other.
      await holdEpoch(tx, userId, epoch);
      const present = await findDataExport(tx, userId);
      const isThere = present && (isUnderWay(present) || isReady(present, now));
      if (isThere) return presentDataExport(present, context);

      await limitTries(tx, 'user: copies of data in a day', userId);
      const id = newId();
      await insertDataExport(tx, { id, userId, grantId: actor.grantId, askedAt: now, language });
      await insertJob(tx, { task: makeDataExportTask, payload: { id } });
      const entry = { userId, module: 'profile', act: 'requestDataExport' };
      await writeUserTrail(tx, context, { ...entry, before: null, after: null });
      return presentDataExport(await findDataExport(tx, userId), context);
    });
  };
}
