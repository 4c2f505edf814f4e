import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseFolders } from '@maru/server/db/embedded/cluster-folders.ts';
import { openTossServer, type TossServer } from '@maru/server/test/stand-ins/toss/toss-server.ts';

export type Maru = {
  accountUrl: string;
  hubUrl: string;
  /** Where the outside app registered with this server may listen. */
  outsideUrl: string;
  /** The stand-in for Toss Payments that the server calls. */
  toss: TossServer;
  /** The folder of its database and files. */
  dataDir: string;
  /** Kills the server, as in a crash. */
  kill(): Promise<void>;
  /** Restarts it on the same data and ports; business time may run ahead. */
  start(over?: { hoursAhead?: number }): Promise<void>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The outside app that every journey server knows. */
export const outsideClient = {
  id: 'corner-books',
  name: { ko: '동네책방', en: 'Corner Books' },
  type: 'public',
  scopes: ['openid', 'USER', 'offline_access'],
};

/** The real server with its own database. Cookies ignore ports, so account and hub use two host names. */
export async function startMaru(): Promise<Maru & { end(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maru-e2e-'));
  const [accountPort, hubPort] = [await freePort(), await freePort()];
  const accountUrl = `http://localhost:${accountPort}`;
  const hubUrl = `http://127.0.0.1:${hubPort}`;
  const toss = await openTossServer();
  const outsideUrl = `http://127.0.0.1:${await freePort()}`;
  const client = { ...outsideClient, redirectUris: [`${outsideUrl}/callback`] };
  let server: ChildProcess | undefined;

  async function start({ hoursAhead = 0 } = {}) {
    server = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        ACCOUNT_PORT: String(accountPort),
        HUB_PORT: String(hubPort),
        ACCOUNT_URL: accountUrl,
        HUB_URL: hubUrl,
        // Journeys set their own client address (x-forwarded-for), as from behind a proxy.
        TRUST_PROXY: '127.0.0.1',
        TOSS_URL: toss.baseUrl,
        OAUTH_CLIENTS: JSON.stringify([client]),
        CLOCK_AHEAD_HOURS: String(hoursAhead),
        BOOT_GUARD: '1',
      },
      // With the IPC channel the server ends when this process is killed.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    await untilReady(server);
  }

  async function stop(signal: NodeJS.Signals) {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    await gone;
  }

  async function end() {
    await stop('SIGTERM');
    await toss.close();
    for (const folder of [chooseFolders(dataDir).base, dataDir])
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  await start().catch(async (error) => {
    await end();
    throw error;
  });
  return { accountUrl, hubUrl, outsideUrl, toss, dataDir, start, kill: () => stop('SIGKILL'), end };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Maru is ready')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
