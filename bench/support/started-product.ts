import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseFolders } from '@maru/server/db/embedded/cluster-folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type StartedProduct = { dataDir: string; accountUrl: string; hubUrl: string };

/** Runs a measurement beside `npm start` with the demo in a temporary folder, and says how busy the machine is. */
export async function withStartedProduct(
  ports: { account: string; hub: string },
  measure: (product: StartedProduct) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maru-started-'));
  const stop = await start(dataDir, ports);
  try {
    const loads = loadavg().map((load) => load.toFixed(1));
    console.log(`load ${loads.join(' ')}`);
    const [accountUrl, hubUrl] = [ports.account, ports.hub].map((port) => `http://localhost:${port}`);
    await measure({ dataDir, accountUrl: accountUrl ?? '', hubUrl: hubUrl ?? '' });
  } finally {
    await stop();
    for (const folder of [chooseFolders(dataDir).base, dataDir])
      await rm(folder, { recursive: true, force: true });
  }
}

async function start(dataDir: string, ports: { account: string; hub: string }): Promise<() => Promise<void>> {
  const server = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ACCOUNT_PORT: ports.account, HUB_PORT: ports.hub },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    server.stdout.on('data', (said: Buffer) => said.includes('Maru is ready') && resolve());
  });
  return async () => {
    server.kill('SIGTERM');
    await gone;
  };
}
