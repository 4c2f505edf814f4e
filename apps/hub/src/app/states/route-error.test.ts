import { afterEach, expect, test, vi } from 'vitest';
import { reloadWithoutWorker } from './route-error.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function aPage(healthz: () => Promise<Response>) {
  const page = { unregister: vi.fn<() => void>(), reload: vi.fn<() => void>(), onAway: vi.fn<() => void>() };
  const serviceWorker = { getRegistration: async () => ({ unregister: page.unregister }) };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { reload: page.reload });
  vi.stubGlobal('fetch', healthz);
  return page;
}

test('refreshing without an answer of the server keeps the service worker and the page', async () => {
  const { unregister, reload, onAway } = aPage(() => Promise.reject(new TypeError('Failed to fetch')));
  await reloadWithoutWorker(onAway);
  expect(unregister).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(onAway).toHaveBeenCalledOnce();
});

test('refreshing with an answer of the server gets the newest version', async () => {
  const { unregister, reload, onAway } = aPage(async () => new Response());
  await reloadWithoutWorker(onAway);
  expect(unregister).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(onAway).not.toHaveBeenCalled();
});
