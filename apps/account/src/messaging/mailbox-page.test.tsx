import type { Language } from '@maru/contract/language.ts';
import type { SentMessage } from '@maru/contract/rendered-page.ts';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountPage } from '#account/app/account-page.tsx';
import { startTexts } from '#account/lib/texts.ts';
import { MailboxPage } from './mailbox-page.tsx';
import en from './messaging.en.json' with { type: 'json' };
import ko from './messaging.ko.json' with { type: 'json' };

const config = {
  environment: 'trial',
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
  clientId: 'maru-hub',
  signUpConsentLine: 'shown',
} as const;

const mail: SentMessage = {
  id: 'mail-1',
  channel: 'MAIL',
  to: 'kim@example.com',
  subject: '<b>비밀번호</b>',
  body: '여기: https://account.example/resetPassword?token=1',
  hasHtml: true,
  form: null,
  buttons: [],
  delivery: null,
  sentAt: '2026-11-20T03:00:00.000Z',
};
const text: SentMessage = {
  ...mail,
  id: 'text-1',
  channel: 'SMS',
  to: '+821012345678',
  subject: null,
  body: '[마루] 인증번호는 123456이에요.',
  hasHtml: false,
  form: 'SMS',
};

const kakao: SentMessage = {
  ...text,
  id: 'kakao-1',
  channel: 'KAKAO',
  body: '[마루] 잠금 해제 승인 요청',
  form: 'ATU_UNLOCK',
  buttons: [{ name: '승인하러 가기', url: 'https://account.example/approve/sesame' }],
  delivery: 'DELIVERED',
};

function render(mailbox: SentMessage[], query = '', language: Language = 'ko') {
  const texts = startTexts(createInstance(), {
    language,
    texts: { app: {}, messaging: { ko, en }[language] },
    own: 'messaging',
  });
  return renderToString(
    <AccountPage {...{ Page: MailboxPage, query, config, content: { mailbox }, texts }} />,
  );
}

test('the newest mail is open in a sandboxed frame, older ones are closed', () => {
  const html = render([text, mail, { ...mail, id: 'mail-0' }]);
  const frames = [...html.matchAll(/<iframe[^>]*>/g)].map(([frame]) => frame);
  expect(frames).toHaveLength(1);
  expect(frames[0]).toContain('src="/dev/outbox/mail-1"');
  expect(frames[0]).toContain('sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"');
  expect(frames[0]).toContain('title="메일 내용: &lt;b&gt;비밀번호&lt;/b&gt;"');
});

test('without script, links of a mail work and its content is shown but not run', () => {
  const html = render([mail]);
  expect(html).toContain('href="https://account.example/resetPassword?token=1"');
  expect(html).not.toContain('<b>비밀번호');
});

test('a text shows its recipient in national format, its form, and its code to copy', () => {
  const html = render([text]);
  expect(html).toContain('010-1234-5678');
  expect(html).toContain('>SMS<');
  expect(html).toMatch(/>123456</);
  expect(html).toContain(`<span aria-live="polite">${ko.text.copy}</span>`);
});

test('a Kakao message shows its button as a link, and whether it was delivered', () => {
  const html = render([kakao]);
  expect(html).toMatch(/<a[^>]*href="https:\/\/account.example\/approve\/sesame"[^>]*>승인하러 가기<\/a>/);
  expect(html).toContain(ko.kakao.arrived);
  expect(html).toContain(ko.kakao.delivery.DELIVERED);
  const lost = render([{ ...kakao, delivery: 'NOT_A_USER' }]);
  expect(lost).toContain(ko.kakao.delivery.NOT_A_USER);
  expect(lost).not.toContain(ko.kakao.arrived);
});

test('a form that works without script sets how the simulated Kakao answers; DELIVERED is preset', () => {
  expect(render([], 'to=kim%40example.com', 'en')).toContain(
    'action="/dev/outbox/kakao?to=kim%40example.com"',
  );
  const html = render([]);
  expect(html).toContain('action="/dev/outbox/kakao"');
  expect(
    html.match(/aria-pressed="true"[^>]*value="DELIVERED"|value="DELIVERED"[^>]*aria-pressed="true"/),
  ).not.toBeNull();
  expect(html.match(/name="mood"/g)).toHaveLength(3);
});

test('an empty mailbox and an empty search have hints', () => {
  expect(render([])).toContain(ko.empty.title);
  expect(render([])).toContain('href="/signup"');
  const searched = render([], 'to=kim%40example.com', 'en');
  expect(searched).toContain('No messages sent to “kim@example.com”');
  expect(searched).toContain('href="/dev/outbox"');
  expect(searched).toContain('value="kim@example.com"');
});

test('both languages show the number of messages', () => {
  expect(render([mail, text])).toContain('2개');
  expect(render([mail, text], '', 'en')).toContain('2 messages');
  expect(render([mail], '', 'en')).toContain('1 message');
});
