import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import texts from './about.ko.json' with { type: 'json' };
import { AboutPage } from './about-page.tsx';
import { inquiryTermsQuery } from './inquiries.api.ts';

beforeAll(() => speakKorean({ about: texts, app }));

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const config = { accountUrl: 'https://account.maru.test' };

test('spec 1 · the page says what Maru is, and that an inquiry is answered by mail within 12 hours', () => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) });
  const words = wordsShown(
    <RouterContextProvider router={router}>
      <AboutPage />
    </RouterContextProvider>,
    [[inquiryTermsQuery('ko').queryKey, []]],
  );

  expect(words).toContain(`${texts.what.title} ${texts.what.text}`);
  for (const fact of Object.values(texts.what.facts)) expect(words).toContain(fact);
  expect(words).toContain('궁금한 점을 남겨 주시면 12시간 안에 이메일로 답변드려요.');
  expect(words).toContain(`${texts.links.terms} ${texts.links.privacy}`);
});
