import type { Language } from '@maru/contract/language.ts';
import type { PageContent } from '@maru/contract/rendered-page.ts';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { routes } from '#account/app/routes.ts';
import { startTexts } from '#account/lib/texts.ts';
import en from './terms.en.json' with { type: 'json' };
import ko from './terms.ko.json' with { type: 'json' };

const config = {
  environment: 'trial',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;

const article = {
  key: 'service',
  title: 'Terms & conditions',
  content: '1. Purpose\n\nFirst line\nsecond line\n\nNext paragraph',
  required: true,
  version: 3,
  others: [],
  effectiveAt: '2026-11-20T23:30:00+09:00',
};
const content: PageContent = {
  terms: [
    { scope: 'USER', key: 'product-terms-of-use', name: 'Product terms of use', articles: [article] },
    {
      scope: 'STORE',
      key: 'product-terms-of-use',
      name: 'Product terms of use',
      articles: [{ ...article, key: 'store-service', required: false }],
    },
  ],
};

async function render(path: '/privacy' | '/terms', language: Language = 'ko', shown = content) {
  const instance = startTexts(createInstance(), {
    language,
    texts: { app: {}, terms: { ko, en }[language] },
    own: 'terms',
  });
  const page = { Page: await routes[path]?.load(), query: '', config, content: shown, texts: instance };
  if (!page.Page) throw new Error('no page');
  return renderToString(<AccountPage {...page} Page={page.Page} />);
}

test('spec 1 · /privacy and /terms are pages of the account area that need no script', () => {
  for (const path of ['/privacy', '/terms']) expect(routes[path]).toMatchObject({ isStatic: true });
});

test('spec 3 · line breaks of an article are shown as breaks', async () => {
  expect(await render('/terms')).toMatch(/<p class="_paragraph_[^"]*">First line\nsecond line<\/p>/);
});

test('each article shows its version and its date in Seoul, in both languages', async () => {
  expect(await render('/terms', 'ko')).toContain('버전 3');
  expect(await render('/terms', 'ko')).toContain('2026년 11월 20일부터 적용');
  const inEnglish = await render('/terms', 'en');
  expect(inEnglish).toContain('Version 3');
  expect(inEnglish).toContain('Effective November 20, 2026');
});

test('the contents list every article, and all their links work', async () => {
  const html = await render('/privacy', 'en');
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links).toEqual(['USER', 'service', 'STORE', 'store-service']);
  for (const id of links) expect(html).toContain(`id="${id}"`);
});

test('ids are unique, and headings skip no level', async () => {
  const html = await render('/terms', 'en');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels).toEqual([1, 2, 3, 4, 2, 3, 4]);
});

test('each page links to the other and to the start', async () => {
  expect(await render('/privacy')).toContain('href="/terms"');
  expect(await render('/terms')).toContain('href="/privacy"');
  expect(await render('/terms')).toMatch(/<a href="\/"/);
});

test('without articles in force the page says so', async () => {
  expect(await render('/terms', 'en', { terms: [] })).toContain(en.document.none);
});
