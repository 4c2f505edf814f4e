import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { BenchStore } from './bench-store.ts';

export type Target = { address: string; token: string; stores: BenchStore[] };
export type Measured = { perSecond: number; p50: number; p99: number; failed: number };

/** Each connection sends its next order to a random store when the last one is answered, for `seconds`. */
export async function measure(target: Target, connections: number, seconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1_000;
  const started = performance.now();

  async function connection() {
    while (performance.now() < end) {
      const store = target.stores[Math.floor(Math.random() * target.stores.length)] as BenchStore;
      const sent = performance.now();
      const http = await send(agent, target, store);
      if (http === 200) times.push(performance.now() - sent);
      else failed += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = (performance.now() - started) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), failed };
}

/** One order to each store. */
export async function sendToEach(target: Target): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const store of target.stores) {
    const http = await send(agent, target, store);
    if (http !== 200) throw new Error(`the order was answered ${http}`);
  }
  agent.destroy();
}

function send(agent: Agent, { address, token }: Target, { storeId, body }: BenchStore): Promise<number> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      `${address}/v6/stores/${storeId}/orders`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.once('error', reject);
    sent.end(text);
  });
}
