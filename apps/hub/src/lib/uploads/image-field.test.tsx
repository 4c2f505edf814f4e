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
import { ImageField } from './image-field.tsx';
import uploads from './uploads.ko.json' with { type: 'json' };

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'ko', ns: ['uploads'], resources: { ko: { uploads } } });
});

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const render = (isKept: boolean) =>
  renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router}>
          <ImageField
            label="사업자등록증"
            purpose="REGISTRATION_IMAGE"
            awsKey="registration/1/2"
            onChange={() => undefined}
            isKept={isKept}
          />
        </RouterContextProvider>
      </QueryClientProvider>
    </UiProvider>,
  );

test('an image that may not be empty can be replaced, but not removed', () => {
  expect(render(true)).toContain(uploads.replace);
  expect(render(true)).not.toContain(uploads.remove);
  expect(render(false)).toContain(uploads.remove);
});
