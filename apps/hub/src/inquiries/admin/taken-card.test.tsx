import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import forms from '#hub/lib/forms/forms.ko.json' with { type: 'json' };
import { speakKorean } from '#hub/lib/screen-builders.tsx';
import type { Inquiry } from './admin-inquiries.api.ts';
import texts from './admin-inquiries.ko.json' with { type: 'json' };
import { AnswersCard } from './answers-card.tsx';
import { TakenCard } from './taken-card.tsx';

beforeAll(() => speakKorean({ 'admin-inquiries': texts, forms }));

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const han = { id: 'han', name: '한관리', at: '2026-11-20T09:30:00+09:00' };

/** What the admin `yu` sees of a pending inquiry. */
function drawn(taken: Inquiry['taken']) {
  const inquiry = {
    id: 'q1',
    answers: [],
    answeredAt: null,
    closed: null,
    taken,
  } as Partial<Inquiry> as Inquiry;
  const html = renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router}>
          <TakenCard inquiry={inquiry} ownId="yu" />
          <AnswersCard inquiry={inquiry} ownId="yu" />
        </RouterContextProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', inside = '']) => [
      inside.replace(/<[^>]+>/g, ''),
      attributes.includes('disabled=""') ? 'off' : 'on',
    ],
  );
  return { html, buttons };
}

test('an admin sees that another is on an inquiry, and may answer only after taking it over', () => {
  const { html, buttons } = drawn(han);
  expect(html).toMatch(/11월 20일[^<]*9:30부터 한관리님이 맡았어요\./);
  expect(html).toContain('한관리님이 맡은 문의예요. 답변하려면 먼저 대신 맡아 주세요.');
  expect(buttons).toEqual([
    ['대신 맡기', 'on'],
    ['답변 보내기', 'off'],
  ]);
});

test.each([
  ['an inquiry that nobody has taken', null, '내가 맡기'],
  ['an own inquiry', { ...han, id: 'yu' }, '그만 맡기'],
])('%s can be answered', (_, taken, act) => {
  const { html, buttons } = drawn(taken);
  expect(html).not.toContain('대신 맡아');
  expect(buttons).toEqual([
    [act, 'on'],
    ['답변 보내기', 'on'],
  ]);
});
