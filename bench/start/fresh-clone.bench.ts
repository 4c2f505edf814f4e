import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chooseFolders } from '@maru/server/db/embedded/cluster-folders.ts';

/**
 * From a fresh clone of the commit, in an empty home, until `npm start` reports that it is ready: elapsed seconds and
 * processor seconds of the machine at each printed line. Downloads all packages.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const limitSeconds = 60;

const folder = await mkdtemp(join(tmpdir(), 'maru-fresh-'));
const [clone, home] = [join(folder, 'clone'), join(folder, 'home')];
const dataDir = join(clone, '.data');
try {
  await mkdir(home);
  await promisify(execFile)('git', ['clone', '--quiet', root, clone]);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  const seconds = await untilReady();
  console.log(
    `fresh clone to ready: ${seconds.toFixed(1)} s (less than ${limitSeconds} on a quiet machine of 2 cores)`,
  );
  if (seconds >= limitSeconds) process.exitCode = 1;
} finally {
  for (const made of [chooseFolders(dataDir).base, folder]) await rm(made, { recursive: true, force: true });
}

async function untilReady(): Promise<number> {
  const [from, before] = [performance.now(), machineTime()];
  // npm's variables for scripts would point to the cache of the real home.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const env = {
    ...Object.fromEntries(own),
    HOME: home,
    ACCOUNT_PORT: '4990',
    HUB_PORT: '4991',
    DATA_DIR: dataDir,
  };
  const server = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const ready = new Promise<number>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    for (const stream of [server.stdout, server.stderr])
      createInterface(stream).on('line', (line) => {
        const seconds = (performance.now() - from) / 1_000;
        if (line.trim())
          console.log(
            `${seconds.toFixed(1).padStart(6)} s ${(machineTime() - before).toFixed(1).padStart(6)} cpu  ${line.trim()}`,
          );
        if (line.includes('Maru is ready')) resolve(seconds);
      });
  });
  try {
    return await ready;
  } finally {
    server.kill('SIGTERM');
    await gone;
  }
}

/** Processor seconds of the whole machine so far. */
function machineTime(): number {
  const worked = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return worked.reduce((sum, time) => sum + time, 0) / 1_000;
}
