import type { PageContent } from '@maru/contract/rendered-page.ts';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import type { SendPage } from '#server/http/pages.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { openShop } from '#test/open-shop.ts';
import { plainPlace } from '#test/plain-place.ts';
import { listSent } from './dev-mailbox.queries.ts';
import { devMailboxMail, devMailboxSms } from './dev-mailbox-carriers.ts';
import { devMailboxKakao } from './dev-mailbox-kakao.ts';

const shop = await openShop();
const { db } = shop;
const mail = devMailboxMail(db);
const sms = devMailboxSms(db);

beforeEach(async () => {
  await db.deleteFrom('devOutbox').execute();
});

const html =
  '<!doctype html><html><head><title>x</title></head><body><a href="https://a.example">go</a></body>';

async function sendMail(to = 'kim@example.com') {
  const id = newId();
  await mail.send({ id, to, subject: '안녕하세요', text: 'go: https://a.example', html });
  return id;
}
const sendText = (to = '+821012345678') =>
  sms.send({ id: newId(), to, form: 'SMS', text: '인증번호 123456' });

const get = (url: string, app = shop.app) => app.account.inject({ url });
const list = async (query = '') =>
  (await get(`/dev/outbox.json${query}`)).json<{ response: { to: string; channel: string }[] }>().response;

test('programs read sent messages, newest first', async () => {
  await sendMail();
  await sendText();

  const answer = await get('/dev/outbox.json');

  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    status: 'OK',
    response: [
      {
        channel: 'SMS',
        to: '+821012345678',
        subject: null,
        form: 'SMS',
        body: '인증번호 123456',
        hasHtml: false,
      },
      { channel: 'MAIL', to: 'kim@example.com', subject: '안녕하세요', form: null, hasHtml: true },
    ],
  });
  expect(await list('?limit=1')).toMatchObject([{ channel: 'SMS' }]);
});

test.each([
  ['kim%40example.com', 'kim@example.com'],
  ['KIM', 'kim@example.com'],
  ['010-1234-5678', '+821012345678'],
  ['%2B82%2010%201234', '+821012345678'],
  ['+82101234', '+821012345678'],
])('sent messages are found by the recipient "%s"', async (asked, found) => {
  await sendMail();
  await sendMail('lee@example.com');
  await sendText();
  await sendText('+821099998888');
  expect((await list(`?to=${asked}`)).map(({ to }) => to)).toEqual([found]);
});

test('LIKE wildcards are matched literally', async () => {
  await sendMail();
  expect(await list('?to=%25')).toEqual([]);
  expect(await list('?to=k_m')).toEqual([]);
});

test.each(['?limit=0', '?limit=501', '?limit=x', '?to=a&to=b', `?to=${'a'.repeat(321)}`])(
  'the query %s is refused',
  async (query) => {
    expect((await get(`/dev/outbox.json${query}`)).json()).toMatchObject({ status: 'WRONG_FORMAT' });
  },
);

test('a message that is sent again under its id is listed once', async () => {
  const id = newId();
  const again = { id, to: 'kim@example.com', subject: 'a', text: 'b', html };
  await mail.send(again);
  await mail.send(again);
  expect(await list()).toHaveLength(1);
});

test('a mail is shown in a frame without scripts, and its links open in a new tab', async () => {
  const id = await sendMail();
  const answer = await get(`/dev/outbox/${id}`);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<head><base target="_blank">');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/script|allow-scripts|allow-forms|allow-top-navigation/);
});

test('a message without HTML has no page of its own', async () => {
  await sendText();
  const [text] = await listSent(db, { limit: 1 });
  expect((await get(`/dev/outbox/${text?.id}`)).statusCode).toBe(404);
  expect((await get(`/dev/outbox/${newId()}`)).statusCode).toBe(404);
  expect((await get('/dev/outbox/x')).statusCode).toBe(404);
});

test('the page lists sent messages, may show frames of this origin, and is not cached', async () => {
  await sendMail();
  const shown: { content: PageContent | undefined; options: unknown }[] = [];
  const sendPage: SendPage = async (_request, reply, content, options) => {
    shown.push({ content, options });
    return reply.send('');
  };
  const { app } = await shop.instance({ pages: { sendPage, place: plainPlace, register: async () => {} } });
  const answer = await get('/dev/outbox?to=kim', app);

  expect(answer.headers['cache-control']).toBe('no-store');
  expect(shown).toMatchObject([
    { content: { mailbox: [{ to: 'kim@example.com' }] }, options: { hasFrames: true } },
  ]);
});

test('production has no mailbox', async () => {
  const id = await sendMail();
  const config = { ...shop.config, environment: 'production' as const };
  const { app } = await shop.instance({ config });
  for (const url of ['/dev/outbox', '/dev/outbox.json', `/dev/outbox/${id}`])
    expect((await get(url, app)).statusCode).toBe(404);
});

test('the mailbox keeps the newest 500', async () => {
  const ids = Array.from({ length: 503 }, newId);
  const rows = ids.map((id, i) => ({
    id,
    channel: 'SMS',
    recipient: '+821012345678',
    body: String(i),
    sentAt: new Date(i * 1_000),
  }));
  await db.insertInto('devOutbox').values(rows).execute();
  await insertJob(db, { task: 'sweep-dev-mailbox', payload: {} });
  await shop.runJobs();

  const kept = await db.selectFrom('devOutbox').select('id').orderBy('sentAt').execute();
  expect(kept.map(({ id }) => id)).toEqual(ids.slice(3));
});

const choose = (mood: string, query = '') =>
  shop.app.account.inject({
    method: 'POST',
    url: `/dev/outbox/kakao${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `mood=${mood}`,
  });

test('choosing the outcome of Kakao messages without script leads back to the messages that were shown', async () => {
  const { statusCode, headers } = await choose('DELIVERED', '?to=kim%40maru.test');
  expect([statusCode, headers.location]).toEqual([303, '/dev/outbox?to=kim%40maru.test']);
});

test('a Kakao message shows its buttons and the outcome that was chosen when it was sent', async () => {
  const kakao = devMailboxKakao(db, []);
  const buttons = [{ type: 'WL', name: '승인', linkMobile: 'https://a.example/1', linkPc: null }];
  const message = { to: '+821012345678', channelId: '@maru', templateCode: 'T', text: '글', variables: {} };
  const send = () => kakao.send({ id: newId(), ...message, buttons, failover: undefined });

  const arrived = await send();
  expect(await choose('NOT_A_USER')).toMatchObject({ statusCode: 303, headers: { location: '/dev/outbox' } });
  const refused = await send();
  await choose('NO_ANSWER');
  const lost = await send();
  await choose('DELIVERED');

  const answer = (await get('/dev/outbox.json')).json<{ response: object[] }>().response;
  expect(answer).toMatchObject([
    { id: lost, delivery: 'NO_ANSWER' },
    { id: refused, delivery: 'NOT_A_USER' },
    {
      id: arrived,
      delivery: 'DELIVERED',
      form: 'T',
      buttons: [{ name: '승인', url: 'https://a.example/1' }],
    },
  ]);
  expect(await Promise.all([arrived, refused, lost].map((id) => kakao.outcomeOf(id)))).toMatchObject([
    { state: 'DELIVERED' },
    { state: 'FAILED' },
    { state: 'PENDING' },
  ]);
});

test('an unknown outcome of Kakao messages cannot be chosen, and in production none can', async () => {
  expect((await choose('ANGRY')).json()).toMatchObject({ status: 'WRONG_FORMAT' });
  const config = { ...shop.config, environment: 'production' as const };
  const { app } = await shop.instance({ config });
  const answer = await app.account.inject({
    method: 'POST',
    url: '/dev/outbox/kakao',
    payload: { mood: 'DELIVERED' },
  });
  expect(answer.statusCode).toBe(404);
});
