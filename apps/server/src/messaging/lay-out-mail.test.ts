import { expect, test } from 'vitest';
import { layOutMail } from './lay-out-mail.ts';
import type { Mail } from './post.ts';

const url = 'https://account.example/resetPassword?token=abc&userId=1';
const mail: Mail = {
  kind: 'RESET_PASSWORD',
  to: 'kim@example.com',
  language: 'ko',
  subject: '비밀번호를 바꿔 주세요',
  title: '비밀번호 바꾸기',
  lines: ['안녕하세요.', '아래 버튼을 눌러\n새 비밀번호를 정해 주세요.'],
  action: { label: '새 비밀번호 정하기', url },
  notes: ['30분 동안만 열려요.'],
};

test('all words of a mail are in its HTML and in its text', () => {
  const { html, text, subject } = layOutMail(mail);
  expect(subject).toBe(mail.subject);
  for (const part of [
    mail.title,
    '안녕하세요.',
    '새 비밀번호를 정해 주세요.',
    '새 비밀번호 정하기',
    '30분 동안만',
  ])
    for (const laidOut of [html, text]) expect(laidOut).toContain(part);
  expect(text).toContain(`\n${url}\n`);
});

test('the button and the address below it have the same target', () => {
  const { html } = layOutMail(mail);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link?.replaceAll('&amp;', '&'));
  expect(links).toEqual([url, url]);
  expect(html).toContain(`>${url.replace('&', '&amp;')}</a>`);
});

test('a mail without an action has no button', () => {
  const { action, notes, ...bare } = mail;
  const { html, text } = layOutMail(bare);
  expect(html).not.toContain('href');
  expect(text).not.toContain('http');
});

test('a table names its rows and columns for a screen reader, and is one line per row in the text', () => {
  const rows = [
    { cells: ['라떼', '2', '11,000원'], details: ['아이스, 포장'] },
    { cells: ['합계', '11,000원'], isStrong: true },
  ];
  const { html, text } = layOutMail({
    ...mail,
    tables: [{ label: '주문 내역', head: ['메뉴', '수량', '금액'], rows }],
  });

  expect(html).toContain('aria-label="주문 내역"');
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(html).toMatch(/<th scope="row"[^>]*>라떼<br>/);
  expect(html).toMatch(/<td[^>]*font-weight:700[^>]*>11,000원</);
  expect(text).toContain('\n\n메뉴  수량  금액\n라떼  2  11,000원\n  아이스, 포장\n합계  11,000원\n\n');
});

test('user input is escaped', () => {
  const evil = '<img src=x onerror="alert(1)">&"\'';
  const { html } = layOutMail({
    ...mail,
    title: evil,
    lines: [evil],
    tables: [{ label: evil, head: [evil], rows: [{ cells: [evil, evil], details: [evil] }] }],
    notes: [evil],
    action: { label: evil, url: `https://account.example/?a="><script>` },
  });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&quot;&#39;');
});

test('a subject is one line', () => {
  expect(layOutMail({ ...mail, subject: '하나\r\nBcc: mallory@example.com' }).subject).not.toMatch(/[\r\n]/);
});

test('a mail declares its language, has inline styles and loads nothing external', () => {
  const { html } = layOutMail({ ...mail, language: 'en' });
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('>Maru<');
  expect(html).toContain('This email was sent from an address that');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|https?:\/\/(?!account\.example)/);
});
