import { askRegistry } from './ask-registry.ts';
import { bookByJob } from './book-finding.ts';
import { listStoresToCheck, markBusinessTried } from './business-checks.queries.ts';
import type { CheckParts } from './check-business-job.ts';

const day = 24 * 3_600_000;
/** Of one hour: the tax office is not asked about all stores at once. */
const most = 500;
/** One number may be at fault; after so many in a row the office is away. */
const mostFailures = 10;

/** Looks again at what was said a day ago, so that a business that closed shows. */
export function checkBusinessesAgain({ db, registry, clock, log }: CheckParts): () => Promise<void> {
  return async () => {
    const before = new Date(clock().getTime() - day);
    let failures = 0;
    for (const { storeId, businessNumber } of await listStoresToCheck(db, { before, most })) {
      const finding = await askRegistry(registry, businessNumber, log);
      failures = finding.status === 'FAILED' ? failures + 1 : 0;
      if (failures === 0) await bookByJob({ db, clock }, { storeId, businessNumber, finding });
      else await markBusinessTried(db, storeId, clock());
      if (failures === mostFailures) return;
    }
  };
}
