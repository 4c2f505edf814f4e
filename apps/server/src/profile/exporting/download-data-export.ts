import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { downloadDataExport as wire } from '@maru/contract/profile/data-export.endpoints.ts';
import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { unsealBytes } from '#server/keys/seal.ts';
import { hashMailToken } from '#server/verification/hash-mail-token.ts';
import { type DataExportRow, lockDataExport, takeArchive } from './data-exports.queries.ts';
import en from './export-words.en.json' with { type: 'json' };
import ko from './export-words.ko.json' with { type: 'json' };
import { exportLabel } from './make-data-export.ts';
import { isReady } from './present-data-export.ts';

const words = { ko, en };

/**
 * Returns the copy once and destroys it. A session other than the one that asked for the copy needs the link from the
 * mail, so that an unattended till does not give everything away.
 */
export function downloadDataExportBy(keys: Keys) {
  return async function downloadDataExport(
    context: UserContext,
    { id: userId, token }: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    const { actor, now } = context;
    if (userId !== actor.userId) fail('NOT_FOUND');
    return context.transaction(async (tx) => {
      const row = await lockDataExport(tx, userId);
      if (!row || !isReady(row, now)) fail('EXPORT_ENDED');
      if (row.grantId !== actor.grantId && !isTokenOf(row, token)) fail('EXPORT_LINK_NEEDED');
      const sealed = (await takeArchive(tx, row.id, now)) ?? fail('EXPORT_ENDED');
      const entry = { userId, module: 'profile', act: 'downloadDataExport' };
      await writeUserTrail(tx, context, { ...entry, before: null, after: null });
      return {
        fileName: `${words[row.language].fileName}-${businessDateOf(row.askedAt, 0)}.zip`,
        archive: unsealBytes(keys, exportLabel(row.id), sealed).toString('base64'),
      };
    });
  };
}

function isTokenOf({ tokenHash }: DataExportRow, token: string | undefined): boolean {
  return token !== undefined && tokenHash !== null && hashMailToken(token).equals(tokenHash);
}
