import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseFolders } from '@maru/server/db/embedded/cluster-folders.ts';

/** Seconds until `npm start` reports that it is ready: the first start on new data, then three with nothing changed. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'maru-start-'));
try {
  console.log(`first start on new data: ${(await start()).toFixed(2)} s`);
  for (const again of [2, 3, 4])
    console.log(`start ${again}, nothing changed: ${(await start()).toFixed(2)} s`);
} finally {
  for (const folder of [chooseFolders(dataDir).base, dataDir])
    await rm(folder, { recursive: true, force: true });
}

async function start(): Promise<number> {
  const started = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ACCOUNT_PORT: '4990', HUB_PORT: '4991' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seconds = await new Promise<number>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    server.stdout.on('data', (said: Buffer) => {
      if (said.toString().includes('Maru is ready')) resolve((performance.now() - started) / 1_000);
    });
  });
  server.removeAllListeners('exit');
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
  return seconds;
}
