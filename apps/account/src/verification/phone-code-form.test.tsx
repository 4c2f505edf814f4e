import errorsEn from '@maru/contract/errors.en.json' with { type: 'json' };
import errorsKo from '@maru/contract/errors.ko.json' with { type: 'json' };
import type { Language } from '@maru/contract/language.ts';
import { UiProvider } from '@maru/ui/provider.tsx';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { PageProvider } from '#account/lib/page.tsx';
import { startTexts } from '#account/lib/texts.ts';
import { type PhoneCodeFlow, startPhoneCode } from './phone-code-flow.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';
import type { PhoneCodeProblem } from './phone-code-problem.ts';
import en from './verification.en.json' with { type: 'json' };
import ko from './verification.ko.json' with { type: 'json' };

const texts = { ko: { verification: ko, errors: errorsKo }, en: { verification: en, errors: errorsEn } };
const config = {
  environment: 'production',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;

const step0: PhoneCodeFlow = { ...startPhoneCode, phone: { country: 'KR', digits: '01012345678' } };
const step1: PhoneCodeFlow = { ...step0, step: 'code', sentAt: Date.now() + 3_600_000 };

function render(flow: PhoneCodeFlow, language: Language = 'ko'): string {
  const instance = startTexts(createInstance(), {
    language,
    texts: { app: {}, ...texts[language] },
    own: 'verification',
  });
  const page = { query: '', params: {}, content: {}, config, hasPage: () => true };
  const html = renderToString(
    <I18nextProvider i18n={instance}>
      <UiProvider scheme="system">
        <PageProvider value={page}>
          <PhoneCodeForm purpose="SIGN_UP" flow={flow} dispatch={ignore} onVerified={ignore} />
        </PageProvider>
      </UiProvider>
    </I18nextProvider>,
  );
  return html.replaceAll('&#x27;', "'");
}

const ignore = () => undefined;
const submitButton = (html: string) => /<button[^>]*type="submit".*?<\/button>/.exec(html)?.[0] ?? '';
const alerts = (html: string) => [...html.matchAll(/role="alert"[^>]*>([^<]+)</g)].map(([, words]) => words);

test.each(['ko', 'en'] as const)(
  'spec 2 · forgot username: the confirm label differs before and after the code is sent (%s)',
  (language) => {
    const { submit } = texts[language].verification;

    expect(submitButton(render(step0, language))).toContain(submit.phone);
    expect(submitButton(render(step1, language))).toContain(submit.code);
    expect(new Set([submit.phone, submit.code]).size).toBe(2);
  },
);

test('spec 2 · forgot username: the verification-code field is hidden until a code is sent', () => {
  expect(render(step0)).toMatch(/ inert=""[^>]*>.*name="code"/s);
  expect(render(step1)).not.toContain(' inert=""');
});

test('before hydration the form remembers a press of its button and sends nothing', () => {
  const html = render(startPhoneCode);
  expect(submitButton(html)).not.toContain('disabled=""');
  expect(html).toMatch(/<form data-keeps-press="" [^>]*method="dialog"/);
});

test('shows the formatted phone, where the code was sent and the time left', () => {
  const html = render(step1);

  expect(html).toContain('value="010-1234-5678"');
  expect(html).toContain(ko.sent.replace('{{phone}}', '010-1234-5678'));
  expect(html).toContain('3:00');
  expect(html).toContain(ko.resendWait.replace('{{seconds, wait}}', '30초'));
});

test.each<[PhoneCodeProblem, string, string]>([
  [
    { name: 'phoneNumberisNotCorrectFormat' },
    errorsKo.fields.phoneNumberisNotCorrectFormat,
    errorsEn.fields.phoneNumberisNotCorrectFormat,
  ],
  [{ name: 'Email_not_found' }, errorsKo.sso.error.Email_not_found, errorsEn.sso.error.Email_not_found],
  [
    { name: 'verificationNumberIsIncorrect', triesLeft: 2 },
    errorsKo.verificationNumberIsIncorrect.replace('{{triesLeft, number}}', '2'),
    errorsEn.verificationNumberIsIncorrect.replace('{{triesLeft, number}}', '2'),
  ],
  [
    { name: 'verificationEnded', reason: 'TRIES' },
    errorsKo.verificationEnded_TRIES,
    errorsEn.verificationEnded_TRIES,
  ],
  [{ name: 'unknownError' }, errorsKo.sso.error.unknownError, errorsEn.sso.error.unknownError],
  [{ name: 'phoneNotVerified' }, errorsKo.phoneNotVerified, errorsEn.phoneNotVerified],
  [{ name: 'codeIncomplete' }, ko.codeIncomplete, en.codeIncomplete],
])('spec 8 · account keys: $name is said once, in the language of the page', (problem, korean, english) => {
  expect(alerts(render({ ...step1, code: '1', problem }))).toEqual([korean]);
  expect(alerts(render({ ...step1, code: '1', problem }, 'en'))).toEqual([english]);
});

test('a wait counts down visually and is read out once', () => {
  const problem = { name: 'TOO_MANY_REQUESTS', since: Date.now() - 20_500, seconds: 60 } as const;
  const said = (seconds: string) => errorsKo.TOO_MANY_REQUESTS.replace('{{seconds, wait}}', seconds);
  const html = render({ ...step0, problem });

  expect(html).toMatch(new RegExp(`role="alert"[^>]*><span[^>]*>${said('60초')}</span>`));
  expect(html).toContain(`<span aria-hidden="true">${said('40초')}</span>`);
});

test('right after a code was sent, the form says how long to wait for another one', () => {
  const pause = {
    name: 'TOO_MANY_REQUESTS',
    since: Date.now(),
    seconds: 30,
    reason: 'CODE_JUST_SENT',
  } as const;
  const said = errorsKo.TOO_MANY_REQUESTS_CODE_JUST_SENT.replace('{{seconds, wait}}', '30초');

  expect(render({ ...step0, problem: pause })).toContain(said);
});

test('a verified phone says so and continues without another code', () => {
  const html = render({ ...step0, step: 'verified' });

  expect(html).toContain(ko.verified);
  expect(submitButton(html)).toContain(ko.submit.verified);
  expect(submitButton(html)).not.toContain('disabled=""');
});
