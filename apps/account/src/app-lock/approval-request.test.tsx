import type { Language } from '@maru/contract/language.ts';
import { UiProvider } from '@maru/ui/provider.tsx';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { startTexts } from '#account/lib/texts.ts';
import type { Approval } from './app-lock.api.ts';
import en from './app-lock.en.json' with { type: 'json' };
import ko from './app-lock.ko.json' with { type: 'json' };
import { ApprovalPage } from './approval-page.tsx';
import { ApprovalRequest } from './approval-request.tsx';

const approval: Approval = {
  storeName: '마루 카페 성수점',
  category: 'CAFE',
  userName: '김직원',
  part: 'SALES_ANALYSIS',
  device: 'Chrome · Windows',
  requestedAt: '2026-11-20T14:10:00+09:00',
  expiresAt: '2099-11-20T14:13:00+09:00',
  state: 'WAITING',
};
const config = {
  environment: 'production',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;

const ignore = () => undefined;
const textsOf = (language: Language) =>
  startTexts(createInstance(), {
    language,
    texts: { app: {}, 'app-lock': { ko, en }[language] },
    own: 'app-lock',
  });

function render(over: Partial<Approval> = {}, language: Language = 'ko'): string {
  return renderToString(
    <I18nextProvider i18n={textsOf(language)}>
      <UiProvider scheme="system">
        <ApprovalRequest
          approval={{ ...approval, ...over }}
          isAnswering={false}
          onAnswer={ignore}
          onTimeOver={ignore}
        />
      </UiProvider>
    </I18nextProvider>,
  );
}

test('the request says 상품 in a store that sells goods, and 메뉴 in a cafe', () => {
  expect(render({ part: 'MENU_EDIT' })).toContain('‘메뉴 수정’');
  expect(render({ part: 'MENU_EDIT', category: 'FLOWER' })).toContain('‘상품 수정’');
});

test('the request shows who asks for what, where, on which device and when, in both languages', () => {
  for (const said of ['김직원', '매출', '마루 카페 성수점', 'Chrome · Windows', '오후 2:10'])
    expect(render()).toContain(said);
  expect(render({}, 'en')).toContain('김직원 wants to open “Sales reports”');
  expect(render({ device: '' })).toContain(ko.facts.unknownDevice);
});

test('the time left is shown as at most 3:00 and at least 0:00, whatever the clock of the phone says', () => {
  expect(render()).toContain('>3:00<');
  expect(render({ expiresAt: '2020-01-01T00:00:00Z' })).toContain('>0:00<');
});

test('answers only by a button: there is no form and no link', () => {
  const html = render();
  expect(html.match(/<button[^>]*type="button"/g)).toHaveLength(2);
  expect(html).not.toMatch(/<form|<a /);
});

test('the HTML from the server contains neither an answer nor the request', () => {
  const page = { Page: ApprovalPage, query: '', params: { token: 'a-secret' }, config, content: {} };
  const html = renderToString(<AccountPage {...page} texts={textsOf('ko')} />);
  expect(html).toContain(ko.title);
  // The only button is the language switch.
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).not.toContain('a-secret');
});
