import errorsEn from '@maru/contract/errors.en.json' with { type: 'json' };
import errorsKo from '@maru/contract/errors.ko.json' with { type: 'json' };
import type { Language } from '@maru/contract/language.ts';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { hasRequired, routeOf } from '#account/app/routes.ts';
import { startTexts } from '#account/lib/texts.ts';
import verificationEn from '#account/verification/verification.en.json' with { type: 'json' };
import verificationKo from '#account/verification/verification.ko.json' with { type: 'json' };
import { FoundUsername } from './found-username.tsx';
import en from './recovery.en.json' with { type: 'json' };
import ko from './recovery.ko.json' with { type: 'json' };
import { SentConfirmation } from './sent-confirmation.tsx';

const config = {
  environment: 'production',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;
const words = {
  ko: { recovery: ko, verification: verificationKo, errors: errorsKo },
  en: { recovery: en, verification: verificationEn, errors: errorsEn },
};
const ignore = () => undefined;

function render(Page: () => ReactNode, language: Language = 'ko'): string {
  const texts = startTexts(createInstance(), {
    language,
    texts: { app: {}, ...words[language] },
    own: 'recovery',
  });
  const html = renderToString(<AccountPage {...{ Page, query: '', config, content: {}, texts }} />);
  return html.replaceAll('&#x27;', "'");
}

/** HTML of a page without its hidden parts. */
async function shownOf(path: string, language: Language = 'ko'): Promise<string> {
  const Page = (await routeOf(path).load()) as () => ReactNode;
  return render(Page, language).replace(/<section hidden="">.*?<\/section>/s, '');
}
const buttons = (html: string) => [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) => button);

test('spec 2 · recovery: two tabs link to username and password recovery, and the open one is marked', async () => {
  for (const [path, current] of [
    ['/forgotId', ko.tabs.username],
    ['/forgotPassword', ko.tabs.password],
  ] as const) {
    const links = [...(await shownOf(path)).matchAll(/<a [^>]*href="(\/forgot\w+)"[^>]*>([^<]+)<\/a>/g)];
    expect(links.map(([, href]) => href)).toEqual(['/forgotId', '/forgotPassword']);
    const open = links.filter(([link]) => link.includes('aria-current="page"'));
    expect(open.map(([, , label]) => label)).toEqual([current]);
  }
});

test('spec 2 · forgot username: phone and country, and the code field out of reach until a code is sent', async () => {
  const html = await shownOf('/forgotId');
  expect(html).toContain(ko.username.title);
  expect(html).toMatch(/<input[^>]*name="phone"/);
  expect(html).toMatch(/inert="".*name="code"/s);
  expect(html).not.toContain('name="username"');
});

test('spec 2 · forgot password: one e-mail field and a send button', async () => {
  for (const language of ['ko', 'en'] as const) {
    const html = await shownOf('/forgotPassword', language);
    expect(html.match(/<input(?![^>]*type="hidden")/g)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*type="email"/);
    const submits = buttons(html).filter((button) => button.includes('type="submit"'));
    expect(
      submits.filter((button) => button.includes(words[language].recovery.password.submit)),
    ).toHaveLength(1);
  }
});

test('spec 2 · forgot username: the result has the username, a copy button, forgot-password and login buttons', () => {
  const html = render(() => <FoundUsername username="haneul@maru.test" onForgotPassword={ignore} />);
  expect(html).toContain('haneul@maru.test');
  for (const label of [ko.username.copy, ko.username.forgotPassword])
    expect(buttons(html).filter((button) => button.includes(label))).toHaveLength(1);
  expect(html).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>.*${ko.login}.*</a>`, 's'));
});

test.each(['sent', 'resend_success', 'resend_failed'] as const)(
  'spec 2 · forgot password: the confirmation says %s, with a resend button and a login button',
  (message) => {
    const html = render(() => (
      <SentConfirmation username="a@maru.test" message={message} onResend={ignore} isResending={false} />
    ));
    const said = ko.password[message].replace('{{username}}', 'a@maru.test');
    expect(html).toMatch(new RegExp(`role="status"[^>]*>${RegExp.escape(said)}<`));
    expect(buttons(html).filter((button) => button.includes(ko.password.resend))).toHaveLength(1);
    expect(html).toMatch(/<a [^>]*href="\/"/);
  },
);

test('spec 2 · forgot password: the resend button shows loading while sending', () => {
  const resend = (isResending: boolean) => {
    const html = render(() => (
      <SentConfirmation username="a@maru.test" message="sent" onResend={ignore} isResending={isResending} />
    ));
    return buttons(html).find((button) => button.includes(ko.password.resend));
  };
  expect(resend(true)).toContain('data-loading="true"');
  expect(resend(false)).not.toContain('data-loading="true"');
});

test('spec 2 · reset password: new password and confirm password, and a change button', async () => {
  const html = await shownOf('/resetPassword');
  expect(html.match(/<input[^>]*autoComplete="new-password"/g)).toHaveLength(2);
  expect(buttons(html).filter((button) => button.includes(ko.reset.submit))).toHaveLength(1);
});

test.each(['/forgotPassword', '/resetPassword'])(
  'before hydration the form of %s remembers a press of its button and sends nothing',
  async (path) => {
    const html = await shownOf(path);
    const submits = buttons(html).filter((button) => button.includes('data-size="lg"'));
    expect(submits).toHaveLength(1);
    expect(submits[0]).toContain('type="submit"');
    expect(submits[0]).not.toContain('disabled');
    expect(html).toMatch(/<form data-keeps-press="" [^>]*method="dialog"/);
  },
);

test.each(['', 'token=a', 'userId=b', 'token=&userId=b', 'token=a&userId='])(
  'spec 2 · reset password: with the query "%s" there is nothing to reset',
  (query) => {
    expect(hasRequired(routeOf('/resetPassword'), query)).toBe(false);
    expect(hasRequired(routeOf('/resetPassword'), 'token=a&userId=b')).toBe(true);
  },
);
