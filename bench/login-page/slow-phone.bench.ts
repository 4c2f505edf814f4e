import { loadavg } from 'node:os';
import { openSlowPage, withProduct } from '../support/in-browser.ts';

/**
 * Time from opening the hub without a session until the login form is painted, on a slow phone. The form works before
 * its scripts arrive. The sign-up page on the same line shows the time of a single page of the account area.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const limit = 3_000;

type Browser = Parameters<typeof openSlowPage>[0];

await withProduct(async ({ browser, accountUrl, hubUrl }) => {
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  // Warm-up: leaves out the server's one-time work.
  await untilForm(browser, `${hubUrl}/`);

  const [signUps, logins]: [number[], number[]] = [[], []];
  for (let round = 1; round <= rounds; round += 1) {
    signUps.push((await untilForm(browser, `${accountUrl}/signup`)).milliseconds);
    const { milliseconds, scripts } = await untilForm(browser, `${hubUrl}/`);
    logins.push(milliseconds);
    if (round === 1) console.log(`scripts of the hub until then: ${scripts.join(' ') || 'none'}`);
  }
  console.log(`sign-up page: ${inWords(signUps)}`);
  console.log(`hub, until the login form: ${inWords(logins)} (less than ${limit} ms)`);
  if (median(logins) >= limit) process.exitCode = 1;
});

/** From opening the address until the form is painted, with empty browser caches. */
async function untilForm(browser: Browser, address: string) {
  const page = await openSlowPage(browser);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && host === new URL(address).host) scripts.push(pathname);
  });
  const from = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('input[type="password"]').first().waitFor();
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.context().close();
  return { milliseconds: Math.round(paintedAt - from), scripts };
}

function inWords(times: readonly number[]): string {
  return `median ${median(times)} ms (${Math.min(...times)} to ${Math.max(...times)})`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
