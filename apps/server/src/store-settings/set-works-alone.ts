import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { setWorksAlone as wire } from '@maru/contract/store-settings/works-alone.endpoints.ts';
import { writeStoreTrail } from '#server/audit/write-trail.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { lockSettings, updateWorksAlone } from './store-settings.queries.ts';

/** Keeps whether the owner works alone. Said twice, it changes nothing. */
export async function setWorksAlone(
  context: StoreContext,
  { worksAlone }: ParsedInputOf<typeof wire>,
): Promise<{ worksAlone: boolean }> {
  const { storeId, now } = context;
  return context.transaction(async (tx) => {
    if (!(await lockSettings(tx, storeId))) fail('NOT_FOUND');
    if (await updateWorksAlone(tx, storeId, worksAlone)) {
      const entry = { storeId, module: 'store-settings', act: 'setWorksAlone' };
      await writeStoreTrail(tx, context, {
        ...entry,
        before: { worksAlone: !worksAlone },
        after: { worksAlone },
      });
      await insertEvent(tx, { storeId, type: 'STORE_CHANGED', ids: [], version: 1, at: now });
    }
    return { worksAlone };
  });
}
