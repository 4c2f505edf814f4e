import { UiProvider } from '@maru/ui/provider.tsx';
import { NetworkError } from '@maru/web/network-error.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import { RouteError } from './route-error.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'ko', ns: ['app'], resources: { ko: { app } } });
});

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

/** The screen of a route that could not be loaded. */
async function drawn(error: Error): Promise<string> {
  const routeTree = createRootRoute({ component: () => <RouteError error={error} reset={() => {}} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

test('spec 8 · a screen that cannot be loaded offers to load it again or to sign in again', async () => {
  const html = await drawn(new Error('a chunk is gone'));
  expect(html).toContain(app.loadingFailed.title);
  expect(html).toContain(app.loadingFailed.retry);
  expect(html).toContain(app.loadingFailed.signIn);
});

test('without network the screen offers to try again, but no sign-in, which needs the network too', async () => {
  const html = await drawn(new NetworkError('network'));
  expect(html).toContain(app.loadingFailed.again);
  expect(html).not.toContain(app.loadingFailed.signIn);
});
