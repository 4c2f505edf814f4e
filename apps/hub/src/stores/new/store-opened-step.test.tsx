import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import texts from './new-store.ko.json' with { type: 'json' };
import { StoreOpenedStep } from './store-opened-step.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'ko',
    ns: ['new-store', 'store-fields'],
    resources: { ko: { 'new-store': texts } },
  });
});

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function drawn(isImageLost: boolean): string {
  return renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router}>
          <StoreOpenedStep storeId="s1" isImageLost={isImageLost} />
        </RouterContextProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
}

test('spec 8 · a lost registration image is named at the end, with the way to upload it', () => {
  const [, said = ''] = drawn(true).split('role="alert"');
  expect(said).toContain(texts.done.imageLost);
  expect(said).toMatch(new RegExp(`href="/s/s1/store/registration"[^>]*>.*?${texts.done.toRegistration}`));
});

test('a store with its image opens without that warning', () => {
  expect(drawn(false)).not.toContain(texts.done.imageLost);
});
