import type { Language } from '@maru/contract/language.ts';
import type { PageContent } from '@maru/contract/rendered-page.ts';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { routes } from '#account/app/routes.ts';
import { startTexts } from '#account/lib/texts.ts';
import { LoginPage } from './login-page.tsx';
import en from './sign-in.en.json' with { type: 'json' };
import ko from './sign-in.ko.json' with { type: 'json' };

const config = {
  environment: 'trial',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;

function render(query: string, language: Language = 'ko', content: PageContent = {}) {
  const texts = startTexts(createInstance(), {
    language,
    texts: { app: {}, 'sign-in': { ko, en }[language] },
    own: 'sign-in',
  });
  return renderToString(<AccountPage {...{ Page: LoginPage, query, config, content, texts }} />);
}

test('spec 2 · login: a form post of the fields username and password, whose button needs no script', () => {
  const html = render('');
  expect(html).toMatch(/<form[^>]* action="\/login" method="post"/);
  expect(html).toMatch(/<input[^>]* autoComplete="username"[^>]* name="username"/);
  expect(html).toMatch(
    /<input[^>]* autoComplete="current-password"[^>]* type="password"[^>]* name="password"/,
  );
  expect(html).not.toContain('disabled=""');
});

test.each(['', 'error=', 'error=1', 'x&error', 'errors', 'Error'])(
  'spec 2 · login: the failure message shows only for exactly ?error, not for "?%s"',
  (query) => {
    expect(render(query)).not.toContain('role="alert"');
  },
);

test('spec 2 · login: the failure message shows at ?error, in the language of the page', () => {
  const announced = (html: string) => /role="alert"[^>]*>([^<]*)</.exec(html)?.[1]?.replace('&#x27;', "'");
  expect(announced(render('error'))).toBe(ko.login.error);
  expect(announced(render('error', 'en'))).toBe(en.login.error);
});

test('both fields are described by the failure message (aria-describedby), also during a waiting time', () => {
  for (const content of [{}, { waitSeconds: 95 }]) {
    const html = render('error', 'ko', content);
    const id = /id="([^"]*)" role="alert"/.exec(html)?.[1];
    expect(id).toBeTruthy();
    expect(html.match(new RegExp(`<input[^>]* aria-describedby="${id}"`, 'g'))).toHaveLength(2);
  }
  expect(render('')).not.toContain('aria-describedby');
});

test('the waiting time is shown without script too', () => {
  const html = render('error', 'ko', { waitSeconds: 95 });
  expect(html).toContain('1분 35초 뒤에 다시 로그인해 주세요.');
  expect(html).not.toContain(ko.login.error);
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect(render('error', 'en', { waitSeconds: 30 })).toContain('try again in 30 seconds.');
  expect(render('', 'ko', { waitSeconds: 30 })).not.toContain('role="alert"');
});

test('spec 2 · login: links to forgot e-mail and sign up, and the logo to /', () => {
  const links = [...render('').matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(['/', '/forgotId', '/signup']));
  for (const link of links) expect(Object.keys(routes)).toContain(link);
});
