import type { Membership } from '@maru/contract/store-access/rights.ts';
import { cashReceiptAvailable } from '@maru/contract/stores/additional-info.ts';
import { applicationDueAt, missingForApproval } from '@maru/contract/stores/application.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { presentRegistrationChange } from './registration-change/present-registration-change.ts';
import type { StoreRow } from './stores.queries.ts';

/** A store as endpoints return it. The memo is only for members, so not for an admin without a membership. */
export function presentStore(row: StoreRow, membership: Membership | undefined): Store {
  const {
    registrationFileId,
    additionalInfo,
    updatedAt,
    updatedById,
    updatedByName,
    updatedByMember,
    reviewableSince,
    ...rest
  } = row;
  const { submittedAt, businessNumber } = row;
  return {
    ...rest,
    formerRegistrations: row.formerRegistrations.map(({ heldUntil, ...registration }) => ({
      ...registration,
      heldUntil: new Date(heldUntil).toISOString(),
    })),
    registrationChange: presentRegistrationChange(row.registrationChange, row),
    memo: membership ? row.memo : '',
    storeAdditionalInfoDTOList: [
      { key: cashReceiptAvailable, value: String(businessNumber !== null) },
      ...additionalInfo,
    ],
    submittedAt: submittedAt?.toISOString() ?? null,
    applicationDueAt: reviewableSince && applicationDueAt(reviewableSince).toISOString(),
    applicationReason: row.applicationReason || null,
    terminatedAt: row.terminatedAt?.toISOString() ?? null,
    missing: missingForApproval(row),
    createdAt: row.createdAt.toISOString(),
  };
}
