import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, type ApiClient, apiClient } from './api-client.ts';
import { openProduct } from './open-product.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import type { Script } from './replay-server.ts';
import { startServer } from './server-process.ts';

type Recorded = {
  token: string;
  calls: readonly ((client: ApiClient) => Promise<Answer>)[];
  /** Which statements the floor sends, too. */
  keeps: (statement: Statement, place: number, all: readonly Statement[]) => boolean;
};

/** The statements of calls, from a product of this process. The first request of each fills its caches. */
async function recordCalls(connectionText: string, { token, calls, keeps }: Recorded): Promise<Script> {
  const environment = { ACCOUNT_PORT: '0', HUB_PORT: '0' };
  const product = await openProduct(JSON.parse(connectionText), environment, { withPages: false });
  const recorder = recordStatements(product.pool);
  const address = await product.app.hub.listen({ host: '127.0.0.1', port: 0 });
  const client = apiClient({ address, token }, 1);
  const acts: Script['acts'] = [];
  for (const [place, call] of calls.entries()) {
    await call(client);
    recorder.take();
    const response = (await call(client)).read();
    const answer = JSON.stringify({ status: 'OK', response });
    acts.push({ name: String(place), statements: recorder.take().filter(keeps), answer });
  }
  client.close();
  await product.app.close();
  await product.db.destroy();
  return { token, acts };
}

/** A bare server that sends the statements of recorded calls. `ask` selects a call by its index. */
export async function startReplay(connectionText: string, recorded: Recorded, connections = 1) {
  const file = join(tmpdir(), `maru-replay-${process.pid}.json`);
  await writeFile(file, JSON.stringify(await recordCalls(connectionText, recorded)));
  const floor = await startServer<{ address: string }>('replay-server.ts', [connectionText, file]);
  await rm(file);
  const client = apiClient({ address: floor.target.address, token: recorded.token }, connections);
  return {
    target: floor.target,
    ask: (place: number) => client.ask(`/v6/floor/of/acts/${place}`),
    stop() {
      client.close();
      floor.stop();
    },
  };
}
