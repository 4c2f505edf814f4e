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
import { paths } from '#hub/app/paths.ts';
import { DeleteUserCard } from './delete-user-card.tsx';
import type { UserDeletion } from './deletion.api.ts';
import { DeletionPlan, mayGo } from './deletion-plan.tsx';
import texts from './leaving.ko.json' with { type: 'json' };

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'ko', ns: ['leaving'], resources: { ko: { leaving: texts } } });
});

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const store = { storeId: 's', name: '마루커피', applicationStatus: 'APPROVED', role: 'OWNER' } as const;
const planOf = (over: Partial<UserDeletion> = {}): UserDeletion => ({
  ...{ isLastAdmin: false, stores: [], kept: [] },
  ...over,
});
const drawn = (plan: UserDeletion, isOwn = false) =>
  renderToStaticMarkup(
    <UiProvider>
      <RouterContextProvider router={router}>
        <DeletionPlan plan={plan} isOwn={isOwn} />
      </RouterContextProvider>
    </UiProvider>,
  );

const cardOf = (isOwn: boolean) =>
  renderToStaticMarkup(
    <UiProvider>
      <RouterContextProvider router={router}>
        <DeleteUserCard userId="u" username="ha@maru.test" isOwn={isOwn} />
      </RouterContextProvider>
    </UiProvider>,
  );

test('an admin is offered the deletion, and nothing happens before it is asked about', () => {
  const html = cardOf(false);
  expect(html).toContain(texts.admin.open);
  expect(html).not.toContain(texts.admin.why);
});

test('admins are led to their profile to delete their own account', () => {
  const html = cardOf(true);
  expect(html).not.toContain(texts.admin.open);
  expect(html).toContain(`href="${paths.profile()}"`);
});

test('the plan names the store that the user leaves, and the day until which data is kept', () => {
  const html = drawn(
    planOf({
      stores: [{ ...store, outcome: 'LEAVES' }],
      kept: [{ ground: 'SIGN_IN_LOG', destroyOn: '2027-02-21' }],
    }),
  );
  expect(html).toContain('마루커피');
  expect(html).toContain('2027년 2월 21일');
});

test('name and address are called erased only for a user of whom no data is kept', () => {
  expect(drawn(planOf())).toContain(texts.plan.erased);
  const html = drawn(planOf({ kept: [{ ground: 'CONTRACT', destroyOn: '2031-11-21' }] }));
  expect(html).not.toContain(texts.plan.erased);
  expect(html).toContain(texts.plan.erasedExceptKept);
});

test('the only owner of a store is led to handing it over or closing it; an admin reads the name of the store', () => {
  const plan = planOf({ stores: [{ ...store, outcome: 'HOLDS' }] });
  const own = drawn(plan, true);
  expect(own).toContain(`href="${paths.staff({ storeId: 's' })}"`);
  expect(own).toContain(`href="${paths.store({ storeId: 's' })}"`);
  const other = drawn(plan);
  expect(other).toContain(texts.held.other);
  expect(other).toContain('마루커피');
  expect(other).not.toContain('href');
});

test.each([
  ['nothing', {}, true],
  ['a store that goes on', { stores: [{ ...store, outcome: 'LEAVES' }] }, true],
  ['a store in business', { stores: [{ ...store, outcome: 'HOLDS' }] }, false],
  ['being the last admin', { isLastAdmin: true }, false],
] as const)('a user with %s may be deleted (%o): %s', (_, over, expected) => {
  expect(mayGo(planOf(over as Partial<UserDeletion>))).toBe(expected);
});
