import type { FastifyInstance } from 'fastify';
import type { Db } from './db/database.ts';
import type { SendPage } from './http/pages.ts';
import { registerSimulatedCheckout } from './providers/card/simulated-checkout.routes.ts';
import { registerSimulatedTerminal } from './providers/card/simulated-terminal.routes.ts';
import { registerSimulatedIssuer } from './providers/cash-receipt/simulated-issuer.routes.ts';
import { registerDevMailbox } from './providers/dev-mailbox/dev-mailbox.routes.ts';

type Origins = { account: FastifyInstance; hub: FastifyInstance };

/** Registers what only a trial server has: simulated providers, and a page with the sent messages. */
export function registerTrial({ account, hub }: Origins, parts: { db: Db; sendPage: SendPage }): void {
  for (const origin of [account, hub]) {
    registerSimulatedTerminal(origin, parts.db);
    registerSimulatedIssuer(origin, parts.db);
  }
  registerDevMailbox(account, parts);
  registerSimulatedCheckout(account, parts);
}
