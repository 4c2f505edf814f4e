import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { answerAsSensKakao } from '#test/stand-ins/kakao-server.ts';
import { openSmsServer } from '#test/stand-ins/sms-server.ts';
import { smsForm } from '../sms/sms-form.ts';
import { Undeliverable } from '../undeliverable.ts';
import type { OutgoingKakao } from './kakao-provider.ts';
import { sensKakao } from './sens-kakao.ts';

const world = {
  accessKey: 'access',
  secretKey: 'a secret key',
  channels: [] as Record<string, unknown>[],
  templates: [] as Record<string, unknown>[],
  results: {} as Record<string, Record<string, unknown>>,
};
const server = await openSmsServer(answerAsSensKakao(world));
const settings = {
  accessKey: 'access',
  secretKey: 'a secret key',
  channelId: '@maru',
  serviceId: 'ncp:kkobizmsg:kr:1:maru',
  from: '0212345678',
};
const sens = sensKakao(settings, { baseUrl: server.baseUrl, clock: () => new Date() });
const button = { type: 'WL', name: '승인', linkMobile: 'https://a.example/1', linkPc: null };

beforeEach(() => {
  server.calls.length = 0;
  Object.assign(world, { channels: [], templates: [], results: {} });
});

const send = (over: Partial<OutgoingKakao> = {}) =>
  sens.send({
    id: newId(),
    to: '+821012345678',
    channelId: '@maru',
    templateCode: 'ATU_UNLOCK',
    text: '마루 카페에서…',
    buttons: [button],
    variables: { store: '마루 카페' },
    failover: undefined,
    ...over,
  });

async function refusalOf(sending: Promise<unknown>): Promise<Error> {
  return sending.then(
    () => new Error('was sent'),
    (error: Error) => error,
  );
}

test('a message is sent as its final text, and its id finds the outcome', async () => {
  expect(await send()).toBe('sens-01012345678');
  expect(server.calls).toMatchObject([
    { method: 'POST', path: '/alimtalk/v2/services/ncp:kkobizmsg:kr:1:maru/messages' },
  ]);
  expect(server.calls[0]?.body).toEqual({
    plusFriendId: '@maru',
    templateCode: 'ATU_UNLOCK',
    messages: [
      {
        countryCode: '82',
        to: '01012345678',
        content: '마루 카페에서…',
        buttons: [{ type: 'WL', name: '승인', linkMobile: 'https://a.example/1' }],
        useSmsFailover: false,
      },
    ],
  });
});

test('if SENS is to send the fallback text, it gets the text with the message', async () => {
  await send({ failover: smsForm('짧은 글'), buttons: [] });
  await send({ failover: smsForm(`승인 요청\n${'가'.repeat(60)}`) });
  const [short, long] = server.calls.map(({ body }) => (body.messages as object[])[0]);
  expect(short).not.toHaveProperty('buttons');
  expect(short).toMatchObject({
    useSmsFailover: true,
    failoverConfig: { type: 'SMS', from: '0212345678', content: '짧은 글' },
  });
  expect(long).toMatchObject({ failoverConfig: { type: 'LMS', subject: '승인 요청' } });
});

test.each([
  ['a request that is refused', { http: 400 }, 'sens: HTTP 400', true],
  [
    'a message that is refused',
    { http: 202, body: { messages: [{ messageId: 'm', requestStatusCode: 'E104' }] } },
    'sens: request status E104',
    true,
  ],
  ['a quota', { http: 429 }, 'sens: HTTP 429', false],
  ['a failure there', { http: 500, body: 'no JSON' }, 'sens: HTTP 500', false],
  ['an answer without a message', { http: 202, body: { messages: [] } }, 'sens: HTTP 202', false],
] as const)('the error %s is reported', async (_, mood, message, isLast) => {
  server.next(mood);
  const failure = await refusalOf(send());
  expect([failure.message, failure instanceof Undeliverable]).toEqual([message, isLast]);
});

test('an invalid number is refused without a request; a missing answer times out', async () => {
  expect(await refusalOf(send({ to: '010' }))).toBeInstanceOf(Undeliverable);
  expect(server.calls).toEqual([]);
  server.next('hang');
  const hasty = sensKakao(settings, {
    baseUrl: server.baseUrl,
    clock: () => new Date(),
    longestMilliseconds: 50,
  });
  expect((await refusalOf(hasty.listChannels())).message).toBe('sens: no answer (TimeoutError)');
});

test.each([
  ['no code yet', {}, { state: 'PENDING' }],
  ['0000', { messageStatusCode: '0000' }, { state: 'DELIVERED', code: '0000' }],
  ['not a Kakao user', { messageStatusCode: '3019' }, { state: 'FAILED', code: '3019' }],
  [
    'not a user, a text on its way',
    { messageStatusCode: '3019', failover: { requestStatusName: 'success' } },
    { state: 'PENDING', code: '3019' },
  ],
  [
    'not a user, a text there',
    { messageStatusCode: '3019', failover: { messageStatusName: 'success' } },
    { state: 'FALLBACK_SENT', code: '3019' },
  ],
  [
    'not a user, nor a phone',
    { messageStatusCode: '3019', failover: { messageStatusName: 'fail' } },
    { state: 'FALLBACK_FAILED', code: '3019' },
  ],
  [
    'not a user, and the text was refused',
    { messageStatusCode: '3019', failover: { requestStatusName: 'fail' } },
    { state: 'FALLBACK_FAILED', code: '3019' },
  ],
])('the result of SENS gives the outcome of a message: %s', async (_, result, outcome) => {
  world.results = { 'sens-1': result };
  expect(await sens.outcomeOf('sens-1')).toEqual(outcome);
  expect(server.calls[0]).toMatchObject({ method: 'GET' });
});

test('channels are read, with the failover flag as a boolean or a string', async () => {
  world.channels = [
    { channelId: '@maru', channelName: '마루', channelStatus: 'ACTIVE', useSmsFailover: true },
    { channelId: '@old', channelName: '옛', channelStatus: 'PENDING_DELETE', useSmsFailover: 'false' },
    { channelId: '@odd', channelStatus: 'ASLEEP', useSmsFailover: 'true' },
  ];
  expect(await sens.listChannels()).toEqual([
    { id: '@maru', name: '마루', status: 'ACTIVE', smsFailover: true, unknown: [] },
    { id: '@old', name: '옛', status: 'DELETED', smsFailover: false, unknown: [] },
    { id: '@odd', name: '@odd', status: 'BLOCKED', smsFailover: true, unknown: ['channelStatus ASLEEP'] },
  ]);
});

test('templates are read page by page, with a signed query', async () => {
  world.templates = Array.from({ length: 101 }, (_, i) => ({
    channelId: '@maru',
    templateCode: `T${i}`,
    templateName: `이름 ${i}`,
    content: '#{store}',
    templateStatus: 'ACTIVE',
    templateInspectionStatus: 'COMPLETE',
    comments: [],
    buttons: [{ order: 1, type: 'WL', name: '승인', linkMobile: '#{link}' }],
  }));
  const templates = await sens.listTemplates('@maru');
  expect(templates).toHaveLength(101);
  expect(templates[100]).toEqual({
    channelId: '@maru',
    code: 'T100',
    name: '이름 100',
    content: '#{store}',
    buttons: [{ type: 'WL', name: '승인', linkMobile: '#{link}', linkPc: null }],
    status: 'ACTIVE',
    inspectionStatus: 'APPROVED',
    inspectionComment: null,
    unknown: [],
  });
  expect(server.calls.map(({ path }) => path.split('?')[1])).toEqual([
    'channelId=%40maru&pageSize=100&pageIndex=0',
    'channelId=%40maru&pageSize=100&pageIndex=1',
  ]);
});

test('a refused template has the comment of the inspection', async () => {
  world.templates = [
    {
      channelId: '@maru',
      templateCode: 'T',
      templateStatus: 'READY',
      templateInspectionStatus: 'REJECT',
      comments: [{ content: '검수 요청' }, { content: '광고로 보여요' }],
    },
  ];
  expect(await sens.listTemplates('@maru')).toMatchObject([
    { status: 'READY', inspectionStatus: 'REJECTED', inspectionComment: '광고로 보여요', content: '' },
  ]);
});

test('an unreadable list is an error, not an empty list', async () => {
  server.next({ http: 200, body: { error: 'x' } });
  expect((await refusalOf(sens.listChannels())).message).toBe('sens: HTTP 200');
});
