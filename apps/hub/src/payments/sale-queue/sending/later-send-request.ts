import { later } from '@maru/ui/later/later.ts';
import type { Sale, SaleRequest } from '#hub/payments/sale-queue/sale.ts';
import type { Sent } from './send-request.ts';

/** Loaded at the latest when there is something to send. */
export const sender = later(async () => (await import('./send-request.ts')).sendRequest);

/** In ms. */
const retryAfter = 2_000;

/** Sends a request once the sender is loaded. Without a network, loading may fail, too. */
export async function sendLater(storeId: string, request: SaleRequest): Promise<Sent> {
  await sender.load();
  const send = sender.getPart();
  return send ? send(storeId, request) : { ok: false, failure: { kind: 'NO_CONNECTION' }, move: waited };
}

function waited(sale: Sale): Sale {
  return { ...sale, tries: sale.tries + 1, notBefore: Date.now() + retryAfter };
}
