import { sql } from 'kysely';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import type { Keys } from '#server/keys/open-keys.ts';
import { type CardGateways, openCardGateways } from '#server/orders/paying/card/card-gateways.ts';
import type { CardProvider } from '#server/providers/card/card-provider.ts';
import { simulatedCheckout } from '#server/providers/card/simulated-checkout.ts';
import { setTerminalMood, type TerminalMood } from '#server/providers/card/simulated-terminal.queries.ts';
import { simulatedTerminal, type TerminalTimes } from '#server/providers/card/simulated-terminal.ts';

const times: TerminalTimes = { usualMilliseconds: 0, lateMilliseconds: 20, timeoutMilliseconds: 60_000 };

/**
 * A card terminal that takes no time: a charge that would exceed the till's wait fails immediately, without an answer.
 */
export function terminalOf(db: Db) {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const provider = simulatedTerminal({
    db,
    clock: now,
    times,
    wait: async (milliseconds) => {
      if (milliseconds === times.timeoutMilliseconds) throw new Error('no answer');
    },
  });
  const checkout = simulatedCheckout({
    db,
    clock: now,
    accountUrl: 'http://localhost:3000',
    terminal: provider,
  });
  const builders = {
    /** Sets how a store's terminal handles its next charge. */
    terminalWill: (storeId: string, next: TerminalMood) => setTerminalMood(db, storeId, next),
    /** Advances the terminal's clock until its pending charges are decided. */
    passTerminalTime() {
      ahead += 3_600_000;
    },
  };
  const gatewaysOf = (keys: Keys) => {
    const byName = new Map<string, CardProvider>([provider, checkout].map((one) => [one.name, one]));
    const checkouts = { byName: new Map(), embedded: checkout };
    return openCardGateways({ db, keys, waitMilliseconds: 20_000, till: provider, byName, checkouts });
  };
  return { provider, builders, gatewaysOf };
}

/** Gateways whose terminal acts differently. The till waits for it longer than any test. */
export function withTerminal(
  gateways: CardGateways,
  over: (terminal: CardProvider) => Partial<CardProvider>,
): CardGateways {
  if (!gateways.till) throw new Error('these gateways have no terminal');
  const till = { ...gateways.till, ...over(gateways.till) };
  return {
    ...gateways,
    waitMilliseconds: 600_000,
    till,
    byName: new Map([...gateways.byName, [till.name, till]]),
  };
}

/** Gateways of a server on which no provider exists. */
export function withoutCards(gateways: CardGateways): CardGateways {
  const noLinks = { linksWithoutKeys: false, checkoutOf: async () => undefined };
  return { ...gateways, till: undefined, byName: new Map(), ...noLinks };
}

/** Runs all waiting jobs, including delayed ones. A job that fails stays queued. */
export async function runJobs(app: App, db: Db) {
  await makeJobsDue(db);
  await app.runDueJobs();
}

/** Makes all waiting jobs due, for another instance than that of the test. */
export async function makeJobsDue(db: Db) {
  await sql`update outbox set run_at = now()`.execute(db);
  await sql`update messages set next_attempt_at = now()`.execute(db);
  await sql`update messages set next_look_at = now() where next_look_at is not null`.execute(db);
  await makeDue(db);
}

/** Makes failed jobs due. The queue's tables exist only after its first run. */
async function makeDue(db: Db) {
  await sql`do $$ begin
    if to_regclass('graphile_worker._private_jobs') is not null then
      update graphile_worker._private_jobs set run_at = now(), locked_at = null;
    end if;
  end $$`.execute(db);
}
