import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareStream } from './share-stream.ts';
import { fakeServer, listening, openPage } from './stream-builders.ts';

const stops: (() => void)[] = [];
beforeEach(openPage);
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

let stores = 0;

/** Several tabs of one browser on the same store. */
function openStore() {
  stores += 1;
  const storeId = `store-${stores}`;
  const server = fakeServer();
  const openTab = () => {
    const { heard, listener } = listening();
    const close = shareStream(storeId, server.connect, listener);
    stops.push(close);
    return { heard, close };
  };
  return { server, openTab };
}

test('two tabs of a store share one stream and get all events', async () => {
  const { server, openTab } = openStore();
  const first = openTab();
  const second = openTab();
  await vi.waitFor(() => expect(server.opened).toHaveLength(1));

  server.last().send(server.hello(1) + server.message(2));
  await vi.waitFor(() => expect(first.heard).toEqual(['live', 'gap', 'event 2']));
  // The reply to the tab's question about the state may come before or after these events.
  const heardBySecond = () => second.heard.filter((what) => what !== 'live');
  await vi.waitFor(() => expect(heardBySecond()).toEqual(['gap', 'event 2']));
  expect(server.asked).toHaveLength(1);
});

test('a later tab gets the state at once', async () => {
  const { server, openTab } = openStore();
  server.refuse('unreachable');
  const first = openTab();
  await vi.waitFor(() => expect(first.heard).toEqual(['offline']));

  const later = openTab();
  await vi.waitFor(() => expect(later.heard.at(0)).toBe('offline'));
});

test('when the tab with the stream closes, the next one takes over', async () => {
  const { server, openTab } = openStore();
  const first = openTab();
  await vi.waitFor(() => expect(server.opened).toHaveLength(1));
  const second = openTab();
  first.close();

  await vi.waitFor(() => expect(server.opened).toHaveLength(2));
  server.last().send(server.hello(5));
  await vi.waitFor(() => expect(second.heard.slice(-2)).toEqual(['live', 'gap']));
  expect(first.heard).toEqual([]);
});

test('tabs of different stores have their own streams', async () => {
  const one = openStore();
  const other = openStore();
  one.openTab();
  other.openTab();
  await vi.waitFor(() => expect([one.server.opened.length, other.server.opened.length]).toEqual([1, 1]));
});
