import { loadavg } from 'node:os';
import { onFreshCluster } from '../support/fresh-cluster.ts';
import { startServer } from '../support/server-process.ts';
import type { SignInTarget } from '../support/sign-in-server.ts';

/**
 * Whether the time of a refused sign-in reveals if the account exists. Tries existing and unknown accounts in random
 * order, each from its own address, over one connection. The result is the probability that a try at an existing
 * account takes longer than one at an unknown account: 0.5 reveals nothing, within the error.
 */
const tries = Number(process.env.BENCH_TRIES ?? 1_500);

await onFreshCluster(async (connectionText) => {
  const args = [connectionText, String(tries), '4980', '4981'];
  const { target, stop } = await startServer<SignInTarget>('sign-in-server.ts', args);
  for (let warm = 0; warm < 100; warm += 1) await timeOfTry(target, `warm-${warm}@maru.test`, warm);

  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (const [number, username] of target.usernames.entries()) {
    const turns = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of turns) {
      const name = kind === 'known' ? username : username.replace('person', 'nobody');
      times[kind].push(await timeOfTry(target, name, 1_000 + number * 2 + (kind === 'known' ? 0 : 1)));
    }
  }
  stop();
  report(times.known, times.unknown);
});

async function timeOfTry({ accountUrl }: SignInTarget, username: string, number: number): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${accountUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: accountUrl, 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` },
    body: new URLSearchParams({ username, password: 'not the password' }),
  });
  await response.arrayBuffer();
  if (response.headers.has('set-cookie')) throw new Error('a try had to wait');
  return performance.now() - started;
}

function report(known: number[], unknown: number[]): void {
  const longer = known.reduce((sum, time) => sum + unknown.filter((other) => time > other).length, 0);
  const share = longer / (known.length * unknown.length);
  // Standard error of the Mann-Whitney statistic for equal distributions.
  const error = 1.96 * Math.sqrt((known.length + unknown.length + 1) / (12 * known.length * unknown.length));
  const load = loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');
  console.log(
    `load ${load}; ${known.length} tries each: median known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms; ` +
      `known takes longer in ${(share * 100).toFixed(1)} % (50 % ± ${(error * 100).toFixed(1)} is a coin)`,
  );
  if (Math.abs(share - 0.5) > 2 * error) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
