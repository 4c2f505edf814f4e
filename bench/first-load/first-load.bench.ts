import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { paths } from '@maru/hub/src/app/paths.ts';
import menuItems from '@maru/hub/src/menu/items/menu-items.ko.json' with { type: 'json' };
import orders from '@maru/hub/src/orders/orders.ko.json' with { type: 'json' };
import sales from '@maru/hub/src/sales/sales.ko.json' with { type: 'json' };
import settings from '@maru/hub/src/store-settings/store-settings.ko.json' with { type: 'json' };
import { inBrowser } from '../support/in-browser.ts';

/**
 * Gzipped script that a browser with an empty cache has fetched by the time a page has answered its first act. The
 * build's own count of imports cannot see all of this. Scripts that every page of a store fetches in the end are the
 * shell and the parts of the frame; the rest belongs to the page. Limits in kB.
 */
const limits = { shell: 195, page: 60, till: 45 };
const said: string[] = [];
/** In ms; shorter than the two seconds after which pages fetch ahead what they do not need yet. */
const quiet = 1_000;
const slowLine = { offline: false, latency: 100, downloadThroughput: 100_000, uploadThroughput: 100_000 };

type Page = Parameters<Parameters<typeof inBrowser>[1]>[0]['page'];
/** Presses or types, and waits for the result. */
type FirstAct = (page: Page) => Promise<unknown>;

const press = (name: string): FirstAct => {
  return (page) => page.getByRole('button', { name }).first().click();
};
/** One of several choices, by its visible word. */
const choose = (word: string): FirstAct => {
  return (page) => page.getByText(word, { exact: true }).first().click();
};
const type = (name: string): FirstAct => {
  return (page) => page.getByRole('textbox', { name }).first().fill('가');
};

await inBrowser(40, async ({ page, hubUrl, storeId }) => {
  say(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, which sizes do not mind`,
  );
  const pages: [name: string, path: string, act: FirstAct][] = [
    ['till', paths.till({ storeId }), (at) => at.getByRole('button', { name: /원/ }).first().click()],
    ['orders', paths.orders({ storeId }), type(orders.search.label)],
    ['revenue', paths.revenue({ storeId }), press(sales.today)],
    ['menu', paths.menu({ storeId }), type(menuItems.search.label)],
    ['new item', paths.newStoreItem({ storeId }), type('이름')],
    ['store', paths.store({ storeId }), type('이름')],
    ['new store', paths.newStore(), type('이름')],
    ['general settings', paths.generalSetting({ storeId }), choose(settings.general.taxTypes.SIMPLIFIED)],
    ['staff', paths.staff({ storeId }), press('추가')],
  ];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });

  const fetchedBy = new Map<string, Map<string, number>>();
  const fetchedInTheEnd = new Map<string, Map<string, number>>();
  for (const [name, path, act] of pages) {
    await page.goto('about:blank');
    await devtools.send('Network.clearBrowserCache');
    await page.goto(`${hubUrl}${path}`, { waitUntil: 'commit' });
    await act(page);
    fetchedBy.set(name, new Map(await fetchedScripts(page)));
  }
  // Only now, because a page at rest installs the service worker, which then answers for the next page.
  for (const [name, path] of pages) {
    await page.goto(`${hubUrl}${path}`, { waitUntil: 'commit' });
    fetchedInTheEnd.set(name, new Map(await fetchedAtRest(page)));
  }

  // A quick page answers before the last parts of the frame arrive, so the parts of the frame are read from pages at
  // rest.
  const inStore = [...fetchedInTheEnd].filter(([name]) => name !== 'new store').map(([, list]) => list);
  const isShared = (script: string) => inStore.every((list) => list.has(script));
  const shared = [...(inStore[0] ?? [])].filter(([script]) => isShared(script));
  const shell = Math.max(...shared.map(([, size]) => size)) / 1_000;
  const frame = sum(shared.map(([, size]) => size)) - shell;
  say(`shell ${shell.toFixed(1)} of ${limits.shell} kB, parts of the frame ${frame.toFixed(1)} kB`);
  if (shell > limits.shell) process.exitCode = 1;
  for (const [name, list] of fetchedBy) {
    const own = [...list].filter(([script]) => !shared.some(([other]) => other === script));
    const added = sum(own.map(([, size]) => size));
    const limit = name === 'till' ? limits.till : limits.page;
    say(`${name.padEnd(18)} ${added.toFixed(1).padStart(5)} of ${limit} kB`);
    if (added > limit) process.exitCode = 1;
  }
});

await writeFile(new URL('../results/first-load.txt', import.meta.url), `${said.join('\n')}\n`);

function say(line: string) {
  said.push(line);
  console.log(line);
}

/** In kB. */
function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0) / 1_000;
}

/** The scripts once no further one has been fetched for a while. */
async function fetchedAtRest(page: Page): Promise<[string, number][]> {
  const before = await fetchedScripts(page);
  await setTimeout(quiet);
  const after = await fetchedScripts(page);
  return after.length === before.length ? after : fetchedAtRest(page);
}

/** Compressed bytes of each script that the page has fetched, by its path. */
function fetchedScripts(page: Page): Promise<[string, number][]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => new URL(entry.name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
  );
}
