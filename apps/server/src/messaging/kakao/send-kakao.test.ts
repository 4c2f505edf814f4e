import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { sensKakao } from '#server/providers/kakao/sens-kakao.ts';
import { runJobs } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { answerAsSensKakao } from '#test/stand-ins/kakao-server.ts';
import { openSmsServer } from '#test/stand-ins/sms-server.ts';
import { chooseCarriers } from '../choose-carriers.ts';
import { openMessaging } from '../open-messaging.ts';
import { openPost } from '../open-post.ts';
import { templatesToRegister } from './our-templates.ts';
import { tryToRefreshChannels } from './refresh-channels.ts';

type Row = Record<string, unknown>;

const shop = await openShop();
const { db, keys } = shop;
const post = openPost({ keys });
const to = '+821012345678';
const url = 'https://account.example/approve/sesame';
const world = {
  accessKey: 'access',
  secretKey: 'a secret key',
  channels: [] as Row[],
  templates: [] as Row[],
  results: {} as Record<string, Row>,
};
const server = await openSmsServer(answerAsSensKakao(world));
const serviceId = 'ncp:kkobizmsg:kr:1:maru';
const kakao = sensKakao(
  { accessKey: 'access', secretKey: 'a secret key', channelId: '@maru', serviceId, from: '0212345678' },
  { baseUrl: server.baseUrl, clock: () => new Date() },
);
const carriers = { ...chooseCarriers(shop.config, { db, clock: () => shop.clock.now }), kakao };
const { app } = await shop.instance({ carriers });
const log = pino({ level: 'silent' });
const clock = () => shop.clock.now;

const channel = { channelId: '@maru', channelName: '마루', channelStatus: 'ACTIVE', useSmsFailover: false };
const registered = templatesToRegister().map(({ code, content, buttons }) => ({
  channelId: '@maru',
  templateCode: code,
  templateName: code,
  content,
  buttons: buttons.map((button) => ({ ...button, linkMobile: 'https://#{link}', linkPc: 'https://#{link}' })),
  templateStatus: 'ACTIVE',
  templateInspectionStatus: 'COMPLETE',
}));

beforeEach(async () => {
  for (const table of ['messages', 'outbox', 'devOutbox', 'messageChannels'] as const)
    await db.deleteFrom(table).execute();
  Object.assign(world, { channels: [channel], templates: registered, results: {} });
  server.calls.length = 0;
});

async function posted(language: 'ko' | 'en' = 'ko'): Promise<string> {
  return db.transaction().execute((tx) =>
    post.kakao(tx, {
      kind: 'ATU_UNLOCK',
      to,
      template: 'ATU_UNLOCK',
      language,
      variables: { store: '마루 카페', person: '김마루', part: '매출 분석', device: 'Chrome' },
      buttonUrl: url,
      text: `[마루] 승인해 주세요. ${url}`,
      usefulUntil: new Date(shop.clock.now.getTime() + 180_000),
    }),
  );
}

const work = async (times = 1) => {
  for (let i = 0; i < times; i += 1) await runJobs(app, db);
};
const rowOf = (id: string) =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const onPhone = () => db.selectFrom('devOutbox').select(['channel', 'body']).execute();
const sentThere = () => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const asText = { channel: 'SMS', body: `[마루] 승인해 주세요. ${url}` };

test('templates are read before the first message, and the dealer gets our text and link', async () => {
  const id = await posted();
  await work();
  await posted();
  await work();

  expect(server.calls.filter(({ path }) => path.endsWith('/channels'))).toHaveLength(1);
  expect(sentThere()[0]).toMatchObject({
    plusFriendId: '@maru',
    templateCode: 'ATU_UNLOCK',
    messages: [{ useSmsFailover: false, buttons: [{ linkMobile: url }] }],
  });
  expect(JSON.stringify(sentThere()[0])).toContain('김마루님이 ‘매출 분석’ 잠금을');
  expect(await rowOf(id)).toMatchObject({ provider: 'sens', providerMessageId: 'sens-01012345678' });
});

test('each language has a template of its own', async () => {
  await posted('en');
  await work();
  expect(sentThere()).toMatchObject([{ templateCode: 'ATU_UNLOCK_EN' }]);
});

test.each([
  ['a channel that is blocked', () => ({ channels: [{ ...channel, channelStatus: 'BLOCKED' }] })],
  ['a channel that is not there', () => ({ channels: [] })],
  ['no such template', () => ({ templates: [] })],
  [
    'a template that stopped',
    () => ({ templates: registered.map((t) => ({ ...t, templateStatus: 'STOP' })) }),
  ],
  [
    'a template that is still being inspected',
    () => ({ templates: registered.map((t) => ({ ...t, templateInspectionStatus: 'INSPECT' })) }),
  ],
  [
    'an unknown inspection status',
    () => ({ templates: registered.map((t) => ({ ...t, templateInspectionStatus: 'FINE' })) }),
  ],
  [
    'a template with a variable that we do not fill',
    () => ({ templates: registered.map((t) => ({ ...t, content: `${t.content} #{floor}` })) }),
  ],
])('with %s no Kakao message is sent, but the text message is', async (_, change) => {
  Object.assign(world, change());
  const id = await posted();
  await work(3);
  expect(sentThere()).toEqual([]);
  expect(await onPhone()).toEqual([asText]);
  expect(await rowOf(id)).toMatchObject({
    status: 'FALLBACK_SENT',
    lastError: expect.stringMatching(/^kakao: /),
  });
});

test('if the dealer is unavailable there is one retry, then the text is sent', async () => {
  await tryToRefreshChannels({ db, kakao, clock, log });
  server.next({ http: 503 });
  server.next('cut');
  const id = await posted();
  await work();
  expect(await rowOf(id)).toMatchObject({ status: 'QUEUED', attempts: 1, lastError: 'sens: HTTP 503' });
  await work(3);
  expect(sentThere()).toHaveLength(2);
  expect(await onPhone()).toEqual([asText]);
  expect(await rowOf(id)).toMatchObject({ status: 'FALLBACK_SENT', attempts: 2 });
});

test('a message that the dealer refuses is sent as a text immediately', async () => {
  await tryToRefreshChannels({ db, kakao, clock, log });
  server.next({ http: 400 });
  await posted();
  await work(3);
  expect(sentThere()).toHaveLength(1);
  expect(await onPhone()).toEqual([asText]);
});

test.each([
  ['its text was delivered', { messageStatusName: 'success' }, 'FALLBACK_SENT'],
  ['its text failed', { messageStatusName: 'fail' }, 'FALLBACK_FAILED'],
])('if the channel sends the fallback text itself and %s, we send none', async (_, failover, status) => {
  world.channels = [{ ...channel, useSmsFailover: true }];
  const id = await posted();
  await work(3);
  expect(sentThere()).toMatchObject([
    { messages: [{ useSmsFailover: true, failoverConfig: { from: '0212345678', content: asText.body } }] },
  ]);
  // No text is sent: neither while there is no outcome nor after Kakao's refusal.
  expect(await rowOf(id)).toMatchObject({ status: 'SENT', carrierFallsBack: true, looks: 2 });
  world.results = { 'sens-01012345678': { messageStatusCode: '3019' } };
  await work();
  world.results = { 'sens-01012345678': { messageStatusCode: '3019', failover } };
  await work(2);

  expect(await rowOf(id)).toMatchObject({ status, sealed: null });
  expect(await onPhone()).toEqual([]);
});

test('if the channel has no failover, we send the text, once', async () => {
  const id = await posted();
  await work();
  world.results = { 'sens-01012345678': { messageStatusCode: '3019' } };
  await work(4);
  expect(await rowOf(id)).toMatchObject({ status: 'FALLBACK_SENT', lastError: 'kakao: 3019' });
  expect(await onPhone()).toEqual([asText]);
});

test('after an error of the dealer the outcome stays open; a dealer that is no longer configured is not asked, and the text is sent', async () => {
  const id = await posted();
  await work();
  server.next({ http: 500 });
  await work();
  expect(await rowOf(id)).toMatchObject({ status: 'SENT', looks: 1 });

  const others = { ...carriers, kakao: undefined };
  const { app: without } = await shop.instance({ carriers: others });
  const calls = server.calls.length;
  await runJobs(without, db);
  await runJobs(without, db);
  expect(server.calls).toHaveLength(calls);
  expect(await onPhone()).toEqual([asText]);
});

test('without a dealer every Kakao message is sent as a text', async () => {
  const { app: without } = await shop.instance({ carriers: { ...carriers, kakao: undefined } });
  const id = await posted();
  await runJobs(without, db);
  await runJobs(without, db);
  expect(await onPhone()).toEqual([asText]);
  expect(await rowOf(id)).toMatchObject({ status: 'FALLBACK_SENT', lastError: 'kakao: no dealer' });
});

test('stored channels are kept while the dealer is unavailable, and replaced when it answers', async () => {
  const parts = { db, kakao, clock, log };
  const known = () =>
    db.selectFrom('messageTemplates').select(['code', 'inspectionStatus', 'inspectionComment']).execute();
  await tryToRefreshChannels(parts);
  expect(await known()).toHaveLength(registered.length);

  server.next({ http: 500 });
  await tryToRefreshChannels(parts);
  expect(await known()).toHaveLength(registered.length);

  const [first] = registered;
  world.templates = [
    { ...first, templateInspectionStatus: 'REJECT', comments: [{ content: '광고로 보여요' }] },
  ];
  await tryToRefreshChannels(parts);
  expect(await known()).toEqual([
    { code: 'ATU_UNLOCK', inspectionStatus: 'REJECTED', inspectionComment: '광고로 보여요' },
  ]);

  world.channels = [];
  await tryToRefreshChannels(parts);
  expect(await db.selectFrom('messageChannels').select(['id', 'status', 'provider']).execute()).toEqual([
    { id: '@maru', status: 'DELETED', provider: 'sens' },
  ]);
});

test('channels are refreshed hourly, and once when workers start, however many do', async () => {
  const messaging = openMessaging({ db, keys, carriers, clock, log });
  await Promise.all(Array.from({ length: 5 }, () => messaging.prepare()));
  expect(await db.selectFrom('outbox').select('task').execute()).toEqual([{ task: 'refresh-channels' }]);
  expect(messaging.scheduled['refresh-channels']).toMatchObject({ every: 'hour' });
  await work();
  expect(await db.selectFrom('messageTemplates').select('code').execute()).toHaveLength(registered.length);
});
