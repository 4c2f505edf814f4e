import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { BusinessCheck } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { applicationDueAt } from '@maru/contract/stores/application.ts';
import type {
  WaitingRegistration,
  listRegistrationChanges as wire,
} from '@maru/contract/stores/registration-changes.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { countWaitingChanges, listWaitingChanges, type WaitingRow } from './registration-changes.queries.ts';

export async function listRegistrationChanges(
  { db }: UserContext,
  pages: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return pageOf(pages, {
    count: () => countWaitingChanges(db),
    list: (place) => listWaitingChanges(db, place),
    present: shown,
  });
}

export async function getRegistrationChange({ db }: UserContext, { storeId }: { storeId: string }) {
  await checkStoreExists(db, storeId);
  const [row] = await listWaitingChanges(db, { storeId, offset: 0, limit: 1 });
  return row ? shown(row) : null;
}

function shown(row: WaitingRow): WaitingRegistration {
  const { storeId, storeName, category, version, registrationImageKey, askedAt } = row;
  return {
    ...{ storeId, storeName, category, version, registrationImageKey },
    before: row.held,
    after: row.asked,
    askedAt: askedAt.toISOString(),
    dueAt: applicationDueAt(askedAt).toISOString(),
    businessCheck: checkOf(row),
  };
}

/** The tax office about the number that is asked for. */
export function checkOf(row: WaitingRow): BusinessCheck {
  return {
    businessNumber: row.asked.businessNumber,
    status: row.businessStatus,
    taxType: row.businessTaxType,
    checkedAt: row.businessCheckedAt?.toISOString() ?? null,
  };
}
