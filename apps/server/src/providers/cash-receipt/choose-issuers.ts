import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { CashReceiptIssuer } from './cash-receipt-issuer.ts';
import { simulatedIssuer, usualIssuerTimes } from './simulated-issuer.ts';

export type Issuers = {
  /** Issues for stores without keys of their own; undefined where no issuer does. */
  embedded: CashReceiptIssuer | undefined;
  /** Every issuer that exists. */
  byName: ReadonlyMap<string, CashReceiptIssuer>;
};

/** Only a trial has the simulated issuer. Toss is asked with each store's own keys. */
export function chooseIssuers(
  { environment }: Pick<Config, 'environment'>,
  { toss, ...parts }: { db: Db; clock: () => Date; toss: CashReceiptIssuer },
): Issuers {
  const isTrial = environment === 'trial';
  const embedded = isTrial ? simulatedIssuer({ ...parts, times: usualIssuerTimes }) : undefined;
  const issuers = [embedded, toss];
  return {
    embedded,
    byName: new Map(issuers.flatMap((issuer) => (issuer ? [[issuer.name, issuer]] : []))),
  };
}
