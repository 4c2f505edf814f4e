import type { Place } from '@maru/contract/place/place.endpoints.ts';
import type { Right, StoreRole } from '@maru/contract/store-access/rights.ts';
import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import forms from '#hub/lib/forms/forms.ko.json' with { type: 'json' };
import { speakKorean } from '#hub/lib/screen-builders.tsx';
import { type MyStore, StoreProvider } from '#hub/lib/store.tsx';
import { FrameSlots } from '#hub/lib/store-frame.tsx';
import { menuQuery } from '#hub/menu/menu.api.ts';
import store from '#hub/stores/office/store.ko.json' with { type: 'json' };
import { storeQuery } from '#hub/stores/stores.api.ts';
import { placeQuery } from './place.api.ts';
import texts from './place.ko.json' with { type: 'json' };
import { PlaceEditorPage } from './place-editor-page.tsx';

beforeAll(() => speakKorean({ place: texts, store, forms, app }));

const storeId = 's1';
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const slots = { left: null, right: null, setHead: () => undefined };
const content: Place['draft'] = {
  ...{ nameEn: null, description: '아침에 볶아요.', descriptionEn: null, breaktime: '', breaktimeEn: null },
  ...{ hashtags: ['원두'], photos: [], links: [{ name: '예약', nameEn: null, url: 'https://book.example' }] },
};
const place: Place = {
  ...{ storeId, slug: 'maru-coffee', formerSlugs: [], draft: content, published: content, version: 1 },
  ...{ publishedAt: '2026-11-20T12:00:00+09:00', isChanged: false, isShown: true },
};
const menu = {
  ...{ revision: 1, version: 1, listVersions: { items: 1, categories: 1, collections: 1 } },
  ...{ categories: [], collections: [], items: [] },
};
const open = { open: { from: 540, to: 1_320 }, breaks: [{ from: 900, to: 960 }] };
const closed = { open: null, breaks: [] };
const hours: OpeningHours = {
  days: { MON: closed, TUE: open, WED: open, THU: open, FRI: open, SAT: open, SUN: open },
  holidays: [],
};

type Opened = { role?: StoreRole; rights?: Right[]; openingHours?: OpeningHours | null };

/** The page as a member of the store sees it. */
function pageFor({ role = 'STAFF', rights = [], openingHours = hours }: Opened) {
  vi.stubGlobal('location', { origin: 'https://maru.example' });
  const client = new QueryClient();
  client.setQueryData(placeQuery(storeId).queryKey, place);
  client.setQueryData(menuQuery(storeId).queryKey, menu);
  client.setQueryData<object>(storeQuery(storeId).queryKey, {
    ...{ name: '마루커피', applicationStatus: 'APPROVED', openingHours },
  });
  return renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <FrameSlots value={slots}>
            <StoreProvider store={{ storeId, role, rights } as MyStore}>
              <PlaceEditorPage />
            </StoreProvider>
          </FrameSlots>
        </RouterContextProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
}

const acts = [forms.save, texts.publish.again, texts.withdraw.act, texts.address.change];

test('a member without the right to the page reads it: nothing can be typed, saved, published or moved', () => {
  const html = pageFor({ rights: ['ORDER', 'STORE_EDIT'] });
  expect(html).toContain(texts.readOnly);
  const form = /<form[\s\S]*<\/form>/.exec(html)?.[0] ?? '';
  expect(form).toMatch(/<fieldset[^>]* disabled=""[\s\S]*아침에 볶아요\.[\s\S]*<\/fieldset>/);
  // Nothing that could be typed into or pressed is outside of the fieldset.
  expect(form.replace(/<fieldset[\s\S]*<\/fieldset>/, '')).not.toMatch(/<(input|textarea|button)/);
  for (const act of acts) expect(html).not.toContain(`>${act}<`);
});

test.each<Opened>([{ role: 'OWNER' }, { rights: ['PLACE'] }])(
  'the page can be edited, saved and withdrawn by %o',
  (member) => {
    const html = pageFor(member);
    expect(html).not.toContain(texts.readOnly);
    expect(html).not.toMatch(/<fieldset[^>]* disabled=""/);
    for (const act of [forms.save, texts.withdraw.act, texts.address.change])
      expect(html).toContain(`>${act}<`);
  },
);

test('the hours of the store are shown by day, with a link to where they are changed', () => {
  const html = pageFor({ rights: ['PLACE'] });
  expect(html).toMatch(/월요일 휴무\s화요일 09:00~22:00, 15:00~16:00\s/);
  expect(html).toContain(`href="/s/${storeId}/store">${texts.hours.change}</a>`);
  expect(pageFor({ openingHours: null })).toContain(texts.hours.none);
});

test('the address of the page is the short one', () => {
  expect(pageFor({})).toContain('href="https://maru.example/place/maru-coffee"');
});
