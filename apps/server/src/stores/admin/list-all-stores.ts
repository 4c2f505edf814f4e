import type { OutputOf } from '@maru/contract/endpoint.ts';
import { maskEmail } from '@maru/contract/mask-within-text.ts';
import type { listAllStores as wire } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { applicationDueAt, missingForApproval } from '@maru/contract/stores/application.ts';
import { maskName } from '#server/audit/mask.ts';
import type { DbOrTx } from '#server/db/database.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { type AdminStoreRow, countStores, listStores, type StoreFilter } from './admin-stores.queries.ts';

type PageOfStores = OutputOf<typeof wire>;
type Pages = { currentPage: number; numberOfElements: number };

export async function listAllStores({ db }: UserContext, pages: Pages): Promise<PageOfStores> {
  return pageOfStores(db, {}, pages);
}

export async function pageOfStores(db: DbOrTx, filter: StoreFilter, pages: Pages): Promise<PageOfStores> {
  return pageOf(pages, {
    count: () => countStores(db, filter),
    list: (place) => listStores(db, filter, place),
    present: shown,
  });
}

function shown(row: AdminStoreRow): PageOfStores['content'][number] {
  const { applicationStatus, submittedAt, reviewableSince, ownerName, ownerUsername } = row;
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    applicationStatus,
    isSentBack: row.isSentBack,
    address: row.address,
    businessNumber: row.businessNumber,
    ownerName: ownerName && maskName(ownerName),
    ownerUsername: ownerUsername && maskEmail(ownerUsername),
    submittedAt: submittedAt?.toISOString() ?? null,
    applicationDueAt: reviewableSince && applicationDueAt(reviewableSince).toISOString(),
    missing: missingForApproval({
      ...row,
      ownerName: row.registeredOwner,
      registrationImageKey: row.registrationFileId,
    }),
    createdAt: row.createdAt.toISOString(),
    closeAskedAt: row.closeAskedAt?.toISOString() ?? null,
    closeReason: row.closeReason,
  };
}
