import { askRegistry } from './ask-registry.ts';
import { listStoresToCheck, markBusinessTried } from './business-checks.queries.ts';
import type { CheckParts } from './check-business-job.ts';
import { recordFindingByJob } from './record-finding.ts';

const day = 24 * 3_600_000;
/** Limit per hour, so that not all stores are checked at once. */
const most = 500;
/** A single failure may be due to the number; after this many in a row the office is down. */
const mostFailures = 10;

type Asked = { storeId: string; businessNumber: string };

/** Repeats checks that are older than a day, to notice closed businesses. A failed check does not stop the others. */
export function checkBusinessesAgain(parts: CheckParts): () => Promise<void> {
  const { db, clock } = parts;
  return async () => {
    const before = new Date(clock().getTime() - day);
    let failures = 0;
    for (const store of await listStoresToCheck(db, { before, most })) {
      const isChecked = await checkAgain(parts, store);
      failures = isChecked ? 0 : failures + 1;
      if (!isChecked) await markBusinessTried(db, store.storeId, clock());
      if (failures === mostFailures) return;
    }
  };
}

/** Whether the office answered and its answer was recorded. */
async function checkAgain(
  { db, registry, clock, log }: CheckParts,
  { storeId, businessNumber }: Asked,
): Promise<boolean> {
  const finding = await askRegistry(registry, businessNumber, log);
  if (finding.status === 'FAILED') return false;
  try {
    await recordFindingByJob({ db, clock }, { storeId, businessNumber, finding });
    return true;
  } catch (error) {
    log.warn({ err: error, storeId }, 'answer of the tax office not recorded');
    return false;
  }
}
