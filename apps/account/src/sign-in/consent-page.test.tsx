import type { Language } from '@maru/contract/language.ts';
import type { AskedConsent } from '@maru/contract/rendered-page.ts';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { routes } from '#account/app/routes.ts';
import { startTexts } from '#account/lib/texts.ts';
import { ConsentPage } from './consent-page.tsx';
import en from './sign-in.en.json' with { type: 'json' };
import ko from './sign-in.ko.json' with { type: 'json' };

const config = {
  environment: 'production',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;
const asked: AskedConsent = {
  clientId: 'books',
  name: { ko: '동네책방', en: 'Corner Books' },
  host: 'books.example',
  scopes: ['openid', 'USER'],
  username: 'owner@maru.test',
};

function render(language: Language, over: Partial<AskedConsent> = {}) {
  const texts = startTexts(createInstance(), {
    language,
    texts: { app: {}, 'sign-in': { ko, en }[language] },
    own: 'sign-in',
  });
  const content = { consent: { ...asked, ...over } };
  return renderToString(<AccountPage {...{ Page: ConsentPage, query: '', config, content, texts }} />);
}

test('shows which app asks, its host, and the account', () => {
  expect(render('ko')).toContain('동네책방에 마루 계정으로 로그인할까요?');
  expect(render('en')).toContain('Log in to Corner Books with your Maru account?');
  for (const fact of ['books.example', 'owner@maru.test']) expect(render('ko')).toContain(`<dd>${fact}</dd>`);
});

test('explains exactly the requested scopes', () => {
  expect(render('ko')).toContain(ko.consent.scopes.USER.detail);
  expect(render('ko')).not.toContain(ko.consent.scopes.offline_access.detail);
  const least = render('en', { scopes: ['openid', 'CLIENT', 'offline_access'] });
  expect(least).toContain(en.consent.scopes.offline_access.detail);
  expect(least).not.toContain(en.consent.scopes.USER.detail);
});

test('both answers are buttons of one form, which works without script and posts the request as it is', () => {
  const html = render('ko');
  expect(html).toMatch(/<form[^>]* action="\/consent" method="post"/);
  for (const answer of ['allow', 'refuse'])
    expect(html).toMatch(new RegExp(`<button[^>]*type="submit" value="${answer}" name="answer"`));
  expect(html).toMatch(/name="clientId" value="books"/);
  expect(html).toMatch(/name="scopes" value="openid USER"/);
  expect(routes['/consent']?.isStatic).toBe(true);
});
