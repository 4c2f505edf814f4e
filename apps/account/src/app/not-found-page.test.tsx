import type { Language } from '@maru/contract/language.ts';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { startTexts } from '#account/lib/texts.ts';
import { AccountPage } from './account-page.tsx';
import en from './app.en.json' with { type: 'json' };
import ko from './app.ko.json' with { type: 'json' };
import { NotFoundPage } from './not-found-page.tsx';

const config = {
  environment: 'production',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;

function render(language: Language) {
  const texts = startTexts(createInstance(), { language, texts: { app: { ko, en }[language] }, own: 'app' });
  return renderToString(<AccountPage {...{ Page: NotFoundPage, query: '', config, content: {}, texts }} />);
}

test('spec 2 · the 404 page has an image and the 404 text; clicking the image goes to /', () => {
  const links = [...render('ko').matchAll(/<a [^>]*href="([^"]*)".*?<\/a>/gs)];
  expect(links.map(([, href]) => href)).toEqual(['/', '/']);
  expect(links[0]?.[0]).toMatch(/aria-label="[^"]+".*<svg/s);
  expect(render('ko')).toMatch(new RegExp(`<h1[^>]*>${ko.sso.error[404]}</h1>`));
});

test('spec 8 · sso.error.404: page not found, in the language of the page', () => {
  expect(render('en')).toContain('>Page not found</h1>');
  expect(render('ko')).toContain(ko.notFound.body);
});
