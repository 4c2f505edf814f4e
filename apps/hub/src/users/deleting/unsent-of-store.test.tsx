import { UiProvider } from '@maru/ui/provider.tsx';
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
import texts from './leaving.ko.json' with { type: 'json' };
import { UnsentBeforeLeaving } from './unsent-of-store.tsx';

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'ko', ns: ['leaving'], resources: { ko: { leaving: texts } } });
});

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

test('a person who leaves with unsent orders sees how many of which store, with a link to send them', () => {
  const html = renderToStaticMarkup(
    <UiProvider>
      <RouterContextProvider router={router}>
        <UnsentBeforeLeaving
          unsent={[{ storeId: 'one', name: '마루커피', count: 2, total: 20_000 }]}
          isAccepted={false}
          error={texts.unsent.missed}
          onAccept={() => undefined}
        />
      </RouterContextProvider>
    </UiProvider>,
  );

  expect(html).toContain('마루커피');
  expect(html).toContain('주문 2건 (20,000원)');
  expect(html).toContain('/s/one/till');
  expect(html).toContain(texts.unsent.missed);
});
