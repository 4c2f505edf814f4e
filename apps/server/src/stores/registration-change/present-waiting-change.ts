import type { BusinessCheck } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { applicationDueAt } from '@maru/contract/stores/application.ts';
import type { WaitingRegistration } from '@maru/contract/stores/registration-changes.endpoints.ts';
import type { WaitingRow } from './registration-changes.queries.ts';

export function presentWaitingChange(row: WaitingRow): WaitingRegistration {
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

/** The check of the business number that the change asks for. */
export function checkOf(row: WaitingRow): BusinessCheck {
  return {
    businessNumber: row.asked.businessNumber,
    status: row.businessStatus,
    taxType: row.businessTaxType,
    checkedAt: row.businessCheckedAt?.toISOString() ?? null,
  };
}
