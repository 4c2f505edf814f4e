import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chooseFolders } from '@maru/server/db/embedded/cluster-folders.ts';

/**
 * Lighthouse scores (mobile, default throttling) of the login page of a running product, in Debian's Chromium.
 * Lighthouse is downloaded for it; it is no dependency.
 */
const lighthouse = 'lighthouse@13.5.0';
const limits = { performance: 95, largestPaint: 1_800 };
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const [accountPort, hubPort] = ['4982', '4983'];

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'maru-lighthouse-'));
const stop = await startProduct();
try {
  console.log(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  const reports = [];
  for (let round = 1; round <= rounds; round += 1) reports.push(await look(round));
  const performance = median(reports.map((report) => report.performance));
  const largestPaint = median(reports.map((report) => report.largestPaint));
  console.log(
    `medians: performance ${performance} (at least ${limits.performance}), largest paint ${largestPaint} ms ` +
      `(less than ${limits.largestPaint})`,
  );
  if (performance < limits.performance || largestPaint >= limits.largestPaint) process.exitCode = 1;
} finally {
  await stop();
  for (const folder of [chooseFolders(dataDir).base, dataDir])
    await rm(folder, { recursive: true, force: true });
}

async function startProduct(): Promise<() => Promise<void>> {
  const server = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, ACCOUNT_PORT: accountPort, HUB_PORT: hubPort },
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

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; displayValue?: string }
  >;
};

async function look(round: number) {
  const file = join(dataDir, `report-${round}.json`);
  // Only a visitor from the hub sees the page; others are redirected to the hub.
  const headers = JSON.stringify({ Referer: `http://localhost:${hubPort}/` });
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--extra-headers=${headers}`];
  const given = [`http://localhost:${accountPort}/`, ...options, `--chrome-flags=${flags}`];
  await promisify(execFile)('npm', ['exec', '--yes', '--ignore-scripts', '--', lighthouse, ...given], {
    cwd: tmpdir(),
    env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' },
  });
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const time = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN);
  const performance = score('performance');
  const largestPaint = time('largest-contentful-paint');
  console.log(
    `round ${round}: performance ${performance}, accessibility ${score('accessibility')}, ` +
      `best practices ${score('best-practices')}; first paint ${time('first-contentful-paint')} ms, ` +
      `largest ${largestPaint} ms, blocking ${time('total-blocking-time')} ms, shift ${audits['cumulative-layout-shift']?.displayValue}`,
  );
  if (round === 1) {
    for (const { score: points, title, displayValue = '' } of Object.values(audits))
      if (points !== null && points < 0.9) console.log(`  below 90: ${title} ${displayValue}`);
  }
  return { performance, largestPaint };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
