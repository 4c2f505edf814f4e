import { openBrowser } from '@maru/e2e/support/open-browser.ts';
import type { Db } from '@maru/server/db/database.ts';
import { createUser } from '@maru/server/users/create-user.ts';
import type { Pool } from 'pg';
import { grantToken } from './bench-owner.ts';
import { addStores } from './bench-store.ts';
import { addBigMenu } from './big-menu.ts';
import { onFreshCluster } from './fresh-cluster.ts';
import { openProduct } from './open-product.ts';
import { percentile } from './percentile.ts';

const [accountPort, hubPort] = ['4986', '4987'];
const [accountUrl, hubUrl] = [`http://localhost:${accountPort}`, `http://127.0.0.1:${hubPort}`];
const person = { username: 'bench@maru.test', password: 'maru1234!' };

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;
type Visit = { page: Page; hubUrl: string; storeId: string };

type Product = Awaited<ReturnType<typeof openProduct>>;
type Running = { browser: Browser; db: Db; pool: Pool; product: Product; accountUrl: string; hubUrl: string };

/** Runs the product on its own database, with the browser of the journeys. */
export async function withProduct(act: (running: Running) => Promise<void>) {
  await onFreshCluster(async (connectionText) => {
    const product = await openProduct(JSON.parse(connectionText), {
      ACCOUNT_PORT: accountPort,
      HUB_PORT: hubPort,
      ACCOUNT_URL: accountUrl,
      HUB_URL: hubUrl,
    });
    const { app, db, pool } = product;
    await app.account.listen({ port: Number(accountPort), host: 'localhost' });
    await app.hub.listen({ port: Number(hubPort), host: '127.0.0.1' });

    const browser = await openBrowser();
    try {
      await act({ browser, db, pool, product, accountUrl, hubUrl });
    } finally {
      await browser.close();
      await app.close();
      await db.destroy();
    }
  });
}

/** A hub page, signed in as the owner of a store with this many items. */
export async function inBrowser(itemCount: number, visit: (visit: Visit) => Promise<void>) {
  await withProduct(async (running) => {
    const { storeId } = await addPersonsStore(running, itemCount);
    await visit({ page: await openSignedIn(running, `/s/${storeId}/menu`), hubUrl, storeId });
  });
}

/** A store with this many items, owned by the user who signs in. */
export async function addPersonsStore({ db, pool }: Pick<Running, 'db' | 'pool'>, itemCount: number) {
  const ownerId = await createUser(db, { ...person, name: 'Bench' });
  const [store] = await addStores(db, ownerId, 1);
  if (!store) throw new Error('no store');
  await addBigMenu(pool, store.storeId, itemCount);
  return store;
}

/** A token of the same user, for calls outside the browser. */
export function tokenOfPerson({ product }: Pick<Running, 'product'>): Promise<string> {
  return grantToken(product, person);
}

/** A page in a new browser context, signed in as that user. */
export async function openSignedIn(
  { browser }: Pick<Running, 'browser'>,
  path: string,
  viewport = { width: 1024, height: 768 },
): Promise<Page> {
  const page = await browser.newPage({ locale: 'ko-KR', viewport });
  await signIn(page, `${hubUrl}${path}`);
  return page;
}

/** Slow 3G, 400 kbit/s: latency in ms, throughput in bytes per second. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A page in a new context, with slow network and slow processor. */
export async function openSlowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

async function signIn(page: Page, address: string) {
  await page.goto(address);
  await page.locator('input[type="password"]').fill(person.password);
  await page.locator('input[autocomplete="username"]').fill(person.username);
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
}

/** Waits until the page has finished its deferred work, such as building its search index. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const quietMs = 300;
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, quiet);
        // Every long task (50 ms or more) restarts the wait.
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        observer.observe({ type: 'longtask' });
      }),
    quietMs,
  );
}

/** The tasks over 50 ms from now on, in ms, and the processor time of the main thread as a share of the time. */
export async function watchLongTasks(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const tasks = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { seconds: tasks, at: performance.now() };
  };
  await page.evaluate(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const before = await read();
  return {
    stop: async () => {
      const after = await read();
      const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
      return { longTasks, busy: ((after.seconds - before.seconds) * 1_000) / (after.at - before.at) };
    },
  };
}

/**
 * Cost of frames while something happens, in ms: the time between two frames, and the main thread's processor time per
 * frame, which does not depend on other load on the machine.
 */
export async function measureFrames(page: Page, act: () => Promise<unknown>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processorTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const look = (at: number) => {
      times.push(at);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const before = await processorTime();
  await act();
  const spent = (await processorTime()) - before;
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes.slice());
  await devtools.detach();
  return {
    between: times.slice(1).map((at, index) => at - (times[index] ?? at)),
    processorTime: spent / times.length,
  };
}

/** Time from each key press until its effect is painted, in ms. */
export async function measureKeyToPaint(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    const painted = (from: number) =>
      // The frame has been painted when the task after it runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - from);
        port2.postMessage(null);
      });
    window.addEventListener('keydown', ({ timeStamp }) => painted(timeStamp), { capture: true });
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    // Typing speed; faster keys would count as a scanner.
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

export function describeSpread(values: readonly number[]): string {
  const [half, most, worst] = [0.5, 0.95, 1].map((share) => percentile(values, share).toFixed(1));
  return `median ${half} ms, 95 % ${most} ms, worst ${worst} ms (${values.length})`;
}
