import { Agent, request } from 'node:http';
import { percentile } from './percentile.ts';

export type PageLoad = {
  perSecond: number;
  /** In ms. */
  p99: number;
  /** How many answers had each status. */
  statuses: Readonly<Record<number, number>>;
  /** Of the last response, on the wire. */
  bytes: number;
};

/**
 * Each connection asks for the next path when the last answer has arrived, until there is none. `from` is another address
 * of this machine, so that the server takes the caller for another network.
 */
export async function loadPages(
  address: string,
  next: () => string | undefined,
  { connections, from }: { connections: number; from?: string },
): Promise<PageLoad> {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    ...(from === undefined ? {} : { localAddress: from }),
  });
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let bytes = 0;
  const started = performance.now();
  async function connection() {
    for (let path = next(); path !== undefined; path = next()) {
      const sent = performance.now();
      const answer = await get(agent, address + path);
      times.push(performance.now() - sent);
      statuses[answer.http] = (statuses[answer.http] ?? 0) + 1;
      bytes = answer.bytes;
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = (performance.now() - started) / 1_000;
  agent.destroy();
  return { perSecond: times.length / elapsed, p99: percentile(times, 0.99), statuses, bytes };
}

function get(agent: Agent, url: string): Promise<{ http: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve({ http: response.statusCode ?? 0, bytes }));
    });
    sent.once('error', reject);
    sent.end();
  });
}
