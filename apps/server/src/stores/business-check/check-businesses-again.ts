import { askRegistry } from './ask-registry.ts';
import { listStoresToCheck, markBusinessTried } from './business-checks.queries.ts';
import type { CheckParts } from './check-business-job.ts';
import { recordFindingByJob } from './record-finding.ts';

const day = 24 * 3_600_000;
/** Limit per hour, so that not all stores are checked at once. */
const most = 500;
/** A single failure may be due to the number; after this many in a row the office is down. */
const mostFailures = 10;

/** Repeats checks that are older than a day, to notice closed businesses. */
export function checkBusinessesAgain({ db, registry, clock, log }: CheckParts): () => Promise<void> {
  return async () => {
    const before = new Date(clock().getTime() - day);
    let failures = 0;
    for (const { storeId, businessNumber } of await listStoresToCheck(db, { before, most })) {
      const finding = await askRegistry(registry, businessNumber, log);
      failures = finding.status === 'FAILED' ? failures + 1 : 0;
      if (failures === 0) await recordFindingByJob({ db, clock }, { storeId, businessNumber, finding });
      else await markBusinessTried(db, storeId, clock());
      if (failures === mostFailures) return;
    }
  };
}
