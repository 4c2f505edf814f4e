import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { registerStore as wire } from '@maru/contract/store-access/store-access.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/new-id.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { UserContext } from '#server/http/context.ts';
import { limitTries } from '#server/http/rate-limits.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { admitRegistrationImage } from '#server/stores/admit-registration-image.ts';
import { writeNewStore } from '#server/stores/write-new-store.ts';
import { recordConsents } from '#server/terms/record-consents.ts';
import { insertMember, isEmailVerified } from './store-access.queries.ts';

export type RegisterParts = {
  admitFile: AdmitFile;
  /** Writes a new store's default settings. app.ts provides it, because store-settings comes after this feature. */
  openSettings: (tx: Tx, storeId: string) => Promise<void>;
};

/**
 * Creates a store with its owner, settings and consents, all or nothing. The registration image is inspected before the
 * transaction, because that takes a while.
 */
export function registerStoreBy(parts: RegisterParts) {
  return async function registerStore(
    context: UserContext,
    input: ParsedInputOf<typeof wire>,
  ): Promise<OutputOf<typeof wire>> {
    const { db, now, language, actor, request } = context;
    const { userId } = actor;
    const { submit, registrationImageKey, termsAndConditionAgreementsResponse: terms, ...fields } = input;
    if (!(await isEmailVerified(db, userId))) fail('OWN_EMAIL_NOT_VERIFIED');
    const image = { awsKey: registrationImageKey, actorId: userId };
    const registrationFileId = await admitRegistrationImage(parts.admitFile, image);

    return context.transaction(async (tx) => {
      // Counted in the transaction, so that a refused call does not count.
      await limitTries(tx, 'user: stores opened in a day', userId);
      const storeId = newId();
      const status = submit ? 'PENDING' : 'DRAFT';
      const opened = { ...fields, registrationFileId };
      await writeNewStore(tx, { storeId, fields: opened, status, userId, now });
      await parts.openSettings(tx, storeId);
      const owner = { storeId, userId, role: 'OWNER', rights: [], by: userId, now } as const;
      if (!(await insertMember(tx, owner))) fail('OWN_EMAIL_NOT_VERIFIED');
      const answers = terms.termsAndConditionAgreementResponseList;
      const consents = { scope: 'STORE', userId, storeId, answers, language, now } as const;
      await recordConsents(tx, { ...consents, client: clientFactsOf(request) });
      const entry = { module: 'store-access', act: 'registerStore', before: null };
      await writeStoreTrail(tx, context, {
        storeId,
        ...entry,
        after: { ...opened, applicationStatus: status },
      });
      await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: 1, at: now });
      return { storeId, applicationStatus: status };
    });
  };
}
