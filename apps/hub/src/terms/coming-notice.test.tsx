import type { PageConfig } from '@maru/contract/rendered-page.ts';
import { UiProvider } from '@maru/ui/provider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speakKorean } from '#hub/lib/screen-builders.tsx';
import { readDismissed, writeDismissed } from './dismissed-notices.ts';
import { laterTerms } from './later-terms.ts';
import { type ComingArticle, type OwnTerms, ownTermsQuery } from './terms.api.ts';
import texts from './terms.ko.json' with { type: 'json' };
import { TermsPart } from './terms-part.tsx';

beforeAll(async () => {
  await speakKorean({ terms: texts });
  await laterTerms.load();
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(config) }) });
});
const config: Partial<PageConfig> = { accountUrl: 'https://account.maru.test' };

const coming = (over: Partial<ComingArticle> = {}): ComingArticle => ({
  ...{ id: 'a', key: 'service', version: 2, required: true, scope: 'USER', isPersonal: false },
  ...{ title: '서비스 이용약관', content: '새 내용', effectiveAt: '2027-03-01T00:00:00+09:00' },
  ...{ isAdverse: false, needsConsent: true, agreed: null },
  ...over,
});
/** The text shown above a screen. */
function shown(own: Partial<OwnTerms>, { isBusy = false } = {}) {
  const client = new QueryClient();
  client.setQueryData(ownTermsQuery('ko').queryKey, { coming: [], toAgree: [], ...own });
  return renderToStaticMarkup(
    <UiProvider>
      <QueryClientProvider client={client}>
        <TermsPart isBusy={isBusy} />
      </QueryClientProvider>
    </UiProvider>,
  ).replace(/<style[\s\S]*?<\/style>/g, '');
}

test('a coming change is announced with its day, and links to both texts side by side', () => {
  const html = shown({ coming: [coming(), coming({ id: 'p', key: 'privacy-policy', isPersonal: true })] });
  expect(html).toMatch(/서비스 이용약관[^<]*2027년 3월 1일[^<]*부터 바뀌어요/);
  expect(html).toContain('/terms?article=service&amp;version=2"');
  expect(html).toContain('/privacy?article=privacy-policy&amp;version=2"');
  expect(html).toMatch(/aria-label="서비스 이용약관 지금 내용과 바뀔 내용 나란히 보기"/);
});

test.each([
  ['asks again and was not answered', {}, true],
  ['was answered', { agreed: true }, false],
  ['asks nobody', { needsConsent: false }, false],
])('a change that %s can be agreed to before its day: %o %s', (_, over, isOffered) => {
  expect(shown({ coming: [coming(over)] }).includes(texts.coming.agree)).toBe(isOffered);
});

test('the notice is dismissed per change, and comes back for the next one', () => {
  expect(shown({ coming: [coming()] })).toContain(texts.coming.dismiss);
  writeDismissed(['a']);
  expect(shown({ coming: [coming()] })).toBe('');
  const html = shown({ coming: [coming(), coming({ id: 'next', title: '새 약관' })] });
  expect(html).toContain('새 약관');
  expect(html).not.toContain('서비스 이용약관');
});

test('storage that is blocked or holds something else dismisses nothing', () => {
  stored.set('maru.terms-dismissed', '{"a":1}');
  expect(readDismissed()).toEqual([]);
  stored.set('maru.terms-dismissed', 'x');
  expect(readDismissed()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  writeDismissed(['a']);
  expect(readDismissed()).toEqual([]);
});

test('the till shows no notice', () => {
  expect(shown({ coming: [coming()] }, { isBusy: true })).toBe('');
});
