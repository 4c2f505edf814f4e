import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { beforeAll, expect, test } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import list from '#hub/lib/list/list.ko.json' with { type: 'json' };
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { FrameSlots } from '#hub/lib/store-frame.tsx';
import { storesQuery } from './admin.api.ts';
import texts from './admin.ko.json' with { type: 'json' };
import { readStoresAddress } from './stores-address.ts';
import { StoresPage } from './stores-page.tsx';

beforeAll(() => speakKorean({ admin: texts, app, list, 'store-fields': {} }));

const slots = { left: null, right: null, setHead: () => undefined };
const nobody = { content: [], totalElements: 0, totalPages: 0, numberOfElements: 0, currentPage: 0 };

/** The page at an address where no store is found. */
async function wordsAt(search: Record<string, string>) {
  const history = createMemoryHistory({ initialEntries: [`/?${new URLSearchParams(search)}`] });
  const component = () => (
    <FrameSlots value={slots}>
      <StoresPage />
    </FrameSlots>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history });
  await router.load();
  return wordsShown(<RouterProvider router={router} />, [
    [storesQuery(readStoresAddress(search)).queryKey, nobody],
  ]);
}

test.each([{ q: '없는 매장' }, { status: 'PENDING' }])(
  'spec 8 · a search without a result says so: %j',
  async (search) => {
    const words = await wordsAt(search);
    expect(words).toContain(`${texts.stores.noneFound} ${texts.stores.noneFoundText}`);
    expect(words).not.toContain(texts.stores.none);
  },
);

test('a platform without stores says that there are none yet', async () => {
  const words = await wordsAt({});
  expect(words).toContain(`${texts.stores.none} ${texts.stores.noneText}`);
  expect(words).not.toContain(texts.stores.noneFound);
});
