import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { openReceiptIssuers } from '#server/orders/cash-receipts/receipt-issuers.ts';
import type { CashReceiptIssuer } from '#server/providers/cash-receipt/cash-receipt-issuer.ts';
import {
  type IssuerMood,
  type SimulatedReceipt,
  setIssuerMood,
} from '#server/providers/cash-receipt/simulated-issuer.queries.ts';
import { simulatedIssuer } from '#server/providers/cash-receipt/simulated-issuer.ts';

const times = {
  ...{ usualMilliseconds: 0, lateMilliseconds: 20, timeoutMilliseconds: 60_000 },
  confirmMilliseconds: 3_600_000,
};

/**
 * An issuer of cash receipts that takes no time: a request that would exceed the till's wait fails immediately, without
 * an answer.
 */
export function issuerOf(db: Db, keys: Keys) {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const issuer = simulatedIssuer({
    ...{ db, times, clock },
    wait: async (milliseconds) => {
      if (milliseconds === times.timeoutMilliseconds) throw new Error('no answer');
    },
  });
  const builders = {
    /** This issuer for every store, or none. */
    receiptIssuers: (embedded: CashReceiptIssuer | undefined, waitMilliseconds = 20_000) =>
      openReceiptIssuers({
        ...{ db, keys, waitMilliseconds, embedded },
        byName: new Map(embedded && [[embedded.name, embedded]]),
      }),
    /** Sets what a store's issuer does with its next request. */
    issuerWill: (storeId: string, next: IssuerMood) => setIssuerMood(db, storeId, next),
    /** Whether the issuer's receipt is in force: not refused, cancelled, or rejected by the tax office by now. */
    isStanding: ({ approvalNumber, cancelledAt, isRejected, confirmsAt }: SimulatedReceipt) =>
      approvalNumber !== null && cancelledAt === null && !(isRejected && confirmsAt <= clock()),
    issuerTime: clock,
    /** Advances the issuer's clock until it has decided what it was asked for. */
    passIssuerTime() {
      ahead += 120_000;
    },
    /** Advances the issuer's clock until the tax office has decided. */
    passTaxOfficeTime() {
      ahead += 2 * times.confirmMilliseconds;
    },
  };
  return { issuer, builders };
}
