import errors from '@maru/contract/errors.ko.json' with { type: 'json' };
import type { Language } from '@maru/contract/language.ts';
import { invitationEnds } from '@maru/contract/store-access/invitation.ts';
import { createInstance } from 'i18next';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { startTexts } from '#account/lib/texts.ts';
import type { Invitation } from '#account/sign-up/invitation.api.ts';
import { InvitationPage } from './invitation-page.tsx';
import { InvitationShown } from './invitation-shown.tsx';
import en from './store-access.en.json' with { type: 'json' };
import ko from './store-access.ko.json' with { type: 'json' };

const invitation: Invitation = {
  state: 'OPEN',
  storeId: '0195a3c4-0000-7000-8000-000000000001',
  storeName: '마루 카페 성수점',
  invitedBy: '한사장',
  username: 'haneul@maru.test',
  rights: ['ORDER', 'SALES'],
  expiresAt: '2026-11-27T12:00:00+09:00',
  hasAccount: false,
};
const config = {
  environment: 'production',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;
const token = 'a-secret';

function renderPage(Page: ComponentType, language: Language = 'ko'): string {
  const texts = startTexts(createInstance(), {
    language,
    texts: { app: {}, errors, 'store-access': { ko, en }[language] },
    own: 'store-access',
  });
  return renderToString(
    <AccountPage {...{ Page, query: '', params: { token }, config, content: {}, texts }} />,
  );
}

const render = (over: Partial<Invitation> = {}, language?: Language) =>
  renderPage(() => <InvitationShown token={token} invitation={{ ...invitation, ...over }} />, language);

test('an invitation shows the store, the sender, the invited e-mail, the rights and when it expires', () => {
  const html = render();
  for (const said of [
    '마루 카페 성수점',
    '한사장',
    'haneul@maru.test',
    '주문 받기, 매출 보기',
    '11월 27일 (금) 오후 12:00',
  ])
    expect(html).toContain(said);
  expect(render({}, 'en')).toContain('You are invited to 마루 카페 성수점');
  expect(render({ rights: [] })).toContain(ko.noRights);
});

test('a person without an account goes to the sign-up, one with an account to the hub', () => {
  expect(render()).toContain('href="/signup?invitation=a-secret"');
  expect(render({ hasAccount: true })).toContain(`href="${config.hubUrl}/join?invitation=a-secret"`);
  expect(render({ hasAccount: true })).not.toContain('/signup');
});

test.each(invitationEnds)('an ended invitation says why and links nowhere (%s)', (state) => {
  const html = render({ state });
  expect(html).toContain(errors[`invitationEnded_${state}`]);
  expect(html).not.toContain('a-secret');
});

test('the HTML from the server accepts nothing and contains nothing of the invitation', () => {
  const html = renderPage(InvitationPage);
  expect(html).toContain(ko.title);
  // The only button is the language switch.
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).not.toContain('a-secret');
});
