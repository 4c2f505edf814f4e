import { createInstance } from 'i18next';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import app from '#account/app/app.en.json' with { type: 'json' };
import type { Problems } from '#account/lib/problems.ts';
import { startTexts } from '#account/lib/texts.ts';
import { startPhoneCode } from '#account/verification/phone-code-flow.ts';
import { PhoneCodeForm } from '#account/verification/phone-code-form.tsx';
import verification from '#account/verification/verification.en.json' with { type: 'json' };
import { type BasicsName, emptyBasics } from './basics.ts';
import { BasicsStep } from './basics-step.tsx';
import { DoneStep } from './done-step.tsx';
import en from './sign-up.en.json' with { type: 'json' };
import { SignUpPage } from './sign-up-page.tsx';
import { VerifyUserPage } from './verify-user-page.tsx';

const config = {
  environment: 'trial',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;

const ignore = () => undefined;

function render(Page: ComponentType) {
  const texts = startTexts(createInstance(), {
    language: 'en',
    texts: { app, 'sign-up': en, verification, errors: {} },
    own: 'sign-up',
  });
  const query = 'token=from-the-mail';
  return renderToString(<AccountPage {...{ Page, query, config, texts, content: {} }} />);
}

/** Fields by name, with their attributes for password managers and keyboards. */
function fieldsOf(html: string) {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const of = (input: string, attribute: string) =>
    new RegExp(`${attribute}="([^"]*)"`, 'i').exec(input)?.[1] ?? '';
  return Object.fromEntries(
    inputs
      .filter((input) => of(input, ' name') !== 'language')
      .map((input) => [of(input, ' name'), `${of(input, ' type')} ${of(input, 'autocomplete')}`]),
  );
}

test('spec 2 · sign-up: the first step asks for name, e-mail as username, password and confirm password', () => {
  const html = render(SignUpPage);
  expect(fieldsOf(html)).toEqual({
    name: ' name',
    username: 'email username',
    password: 'password new-password',
    confirm: 'password new-password',
  });
  expect(html).toContain('Step 1 of 4');
});

test('a used e-mail shows links to login and password recovery; other mistakes do not', () => {
  const linksOf = (problems: Problems<BasicsName>) => {
    const own = { basics: emptyBasics, problems, onChange: ignore, onAvailable: ignore };
    return [...render(() => <BasicsStep {...own} />).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to);
  };
  expect(linksOf({ username: { code: 'USED_EMAIL' } }).slice(-2)).toEqual(['/', '/forgotPassword']);
  expect(linksOf({ username: 'notCorrectEmailForm' })).not.toContain('/forgotPassword');
});

test('an invited person signs up with the invited address, and sees the name of the store', () => {
  const own = { basics: { ...emptyBasics, username: 'haneul@maru.test' }, problems: {} };
  const step = (isInvited: boolean) =>
    render(() => <BasicsStep {...own} isInvited={isInvited} onChange={ignore} onAvailable={ignore} />);
  const fieldOf = (html: string) => /<input[^>]*name="username"[^>]*>/.exec(html)?.[0] ?? '';
  expect(fieldOf(step(true))).toMatch(/readOnly=""/i);
  expect(fieldOf(step(true))).toContain('value="haneul@maru.test"');
  expect(fieldOf(step(false))).not.toMatch(/readOnly=""/i);

  expect(render(() => <DoneStep username="haneul@maru.test" store="마루 성수점" />)).toContain('마루 성수점');
});

test('before hydration, Enter in the first step is remembered and posts no password', () => {
  const html = render(SignUpPage);
  expect(html).toMatch(/<button(?![^>]*disabled)[^>]*type="submit"[^>]*>(?:(?!<button).)*Next/);
  expect(html).toMatch(/<form data-keeps-press="" [^>]*noValidate=""[^>]*method="dialog"/);
});

test('spec 2 · sign-up, phoneAuthenticaiton: country code, phone, code and resend, which is disabled without a phone', () => {
  const html = render(() => (
    <PhoneCodeForm purpose="SIGN_UP" flow={startPhoneCode} dispatch={ignore} onVerified={ignore} />
  ));
  expect(html.replace(/<[^>]*>/g, '')).toContain('South Korea +82');
  expect(Object.keys(fieldsOf(html))).toEqual(['phone', 'code']);
  expect(html).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>.*?${verification.resend}<`));
});

test('spec 2 · sign-up: done says that a verification e-mail was sent and where, leads to the login and says what to do if not verified', () => {
  const html = render(() => <DoneStep username="haneul@maru.test" />);
  expect(html).toContain('We sent a verification email to <strong>haneul@maru.test</strong>');
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>.*?Go to login/);
  expect(html).toContain(en.done.notVerifiedDo.split("'")[0]);
});

test('spec 2 · verify e-mail: the page explains itself and asks for username and password', () => {
  const html = render(VerifyUserPage);
  expect(html).toContain('enter the email and password you signed up with');
  expect(fieldsOf(html)).toEqual({ username: 'email username', password: 'password current-password' });
  expect(html).toMatch(/<form data-keeps-press="" [^>]*method="dialog"/);
});
