import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { answerAsSolapiKakao } from '#test/stand-ins/kakao-server.ts';
import { openSmsServer } from '#test/stand-ins/sms-server.ts';
import { smsForm } from '../sms/sms-form.ts';
import { Undeliverable } from '../undeliverable.ts';
import type { OutgoingKakao } from './kakao-provider.ts';
import { solapiKakao } from './solapi-kakao.ts';

const statuses: Record<string, string> = {};
const world = {
  apiKey: 'NCSTEST',
  apiSecret: 'a secret',
  channels: [] as Record<string, unknown>[],
  templates: [] as Record<string, unknown>[],
  results: {} as Record<string, Record<string, unknown>>,
  statusOf: (to: string) => statuses[to] ?? '2000',
};
const server = await openSmsServer(answerAsSolapiKakao(world));
const settings = { apiKey: 'NCSTEST', apiSecret: 'a secret', channelId: 'KA01PF1', from: '0212345678' };
const solapi = solapiKakao(settings, { baseUrl: server.baseUrl, clock: () => new Date() });

beforeEach(() => {
  server.calls.length = 0;
  Object.assign(world, { channels: [], templates: [], results: {} });
});

const send = (over: Partial<OutgoingKakao> = {}) =>
  solapi.send({
    id: 'our-id',
    to: '+821012345678',
    channelId: 'KA01PF1',
    templateCode: 'KA01TP1',
    text: '마루 카페에서…',
    buttons: [],
    variables: { store: '마루 카페', link: 'a.example/1' },
    failover: undefined,
    ...over,
  });

async function refusalOf(sending: Promise<unknown>): Promise<Error> {
  return sending.then(
    () => new Error('was sent'),
    (error: Error) => error,
  );
}

test('the variables of a message are sent and not its text; a fallback text is sent only if Solapi is to deliver it', async () => {
  expect(await send()).toBe('M4V0');
  await send({ failover: smsForm('짧은 글') });
  const [alone, withText] = server.calls.map(({ body }) => (body.messages as object[])[0]);
  expect(alone).toEqual({
    to: '01012345678',
    country: '82',
    from: '0212345678',
    type: 'ATA',
    kakaoOptions: {
      pfId: 'KA01PF1',
      templateId: 'KA01TP1',
      variables: { '#{store}': '마루 카페', '#{link}': 'a.example/1' },
      disableSms: true,
    },
    customFields: { messageId: 'our-id' },
  });
  expect(withText).toMatchObject({ text: '짧은 글', kakaoOptions: { disableSms: false } });
});

test.each([
  ['1011', true],
  ['3104', false],
])('status %s of the only message is final: %s', async (status, isLast) => {
  statuses['01012345678'] = status;
  const failure = await refusalOf(send());
  delete statuses['01012345678'];
  expect([failure.message, failure instanceof Undeliverable]).toEqual([`solapi: status ${status}`, isLast]);
});

test.each([
  [{ http: 400 }, 'solapi: HTTP 400', true],
  [{ http: 503 }, 'solapi: HTTP 503', false],
  [{ http: 200, body: { failedMessageList: [], messageList: [] } }, 'solapi: no message id', false],
] as const)('the error %j is reported', async (mood, message, isLast) => {
  server.next(mood);
  const failure = await refusalOf(send({ id: newId() }));
  expect([failure.message, failure instanceof Undeliverable]).toEqual([message, isLast]);
});

test.each([
  ['it is not listed yet', undefined, { state: 'PENDING' }],
  ['accepted', { status: 'PENDING', statusCode: '2000' }, { state: 'PENDING', code: '2000' }],
  ['waits for its report', { status: 'SENDING', statusCode: '3000' }, { state: 'PENDING', code: '3000' }],
  ['arrived', { type: 'ATA', status: 'COMPLETE', statusCode: '4000' }, { state: 'DELIVERED', code: '4000' }],
  ['failed', { type: 'ATA', status: 'COMPLETE', statusCode: '3104' }, { state: 'FAILED', code: '3104' }],
  [
    'arrived as a text',
    { type: 'SMS', status: 'COMPLETE', statusCode: '4000', replacement: true },
    { state: 'FALLBACK_SENT', code: '4000' },
  ],
  [
    'failed as a text too',
    { type: 'LMS', status: 'FAILED', statusCode: '3058', replacement: true },
    { state: 'FALLBACK_FAILED', code: '3058' },
  ],
])('the result of Solapi gives the outcome of a message: %s', async (_, result, outcome) => {
  world.results = result ? { M4V0: result } : {};
  expect(await solapi.outcomeOf('M4V0')).toEqual(outcome);
  expect(server.calls[0]).toMatchObject({ method: 'GET', path: '/messages/v4/list?messageId=M4V0' });
});

test('linked channels are listed as active and without a fallback text of Solapi', async () => {
  world.channels = [
    { channelId: 'KA01PF1', channelName: '마루', searchId: 'maru' },
    { channelId: 'KA01PF2' },
  ];
  expect(await solapi.listChannels()).toEqual([
    { id: 'KA01PF1', name: '마루', status: 'ACTIVE', smsFailover: false, unknown: [] },
    { id: 'KA01PF2', name: 'KA01PF2', status: 'ACTIVE', smsFailover: false, unknown: [] },
  ]);
});

test('templates are read page by page; our status and our inspection status follow from the one status of each', async () => {
  const template = (i: number) => ({
    channelId: 'KA01PF1',
    templateId: `KA01TP${i}`,
    name: 'ATU_UNLOCK',
    content: '#{store}',
    status: 'APPROVED',
    buttons: [{ buttonType: 'WL', buttonName: '승인', linkMo: '#{link}', linkPc: null }],
  });
  world.templates = Array.from({ length: 150 }, (_, i) => template(i));
  const templates = await solapi.listTemplates('KA01PF1');
  expect(templates).toHaveLength(150);
  expect(templates[149]).toEqual({
    channelId: 'KA01PF1',
    code: 'KA01TP149',
    name: 'ATU_UNLOCK',
    content: '#{store}',
    buttons: [{ type: 'WL', name: '승인', linkMobile: '#{link}', linkPc: null }],
    status: 'ACTIVE',
    inspectionStatus: 'APPROVED',
    inspectionComment: null,
    unknown: [],
  });
});

test.each([
  ['PENDING', {}, 'READY', 'REQUESTED'],
  ['INSPECTING', {}, 'READY', 'INSPECTING'],
  ['REJECTED', {}, 'READY', 'REJECTED'],
  ['APPROVED', { isHidden: true }, 'STOPPED', 'APPROVED'],
  ['APPROVED', { isDeleted: true }, 'STOPPED', 'APPROVED'],
  ['DREAMING', {}, 'READY', 'REGISTERED'],
])('the template status %s %j is read as %s, %s', async (word, over, status, inspectionStatus) => {
  world.templates = [{ channelId: 'KA01PF1', templateId: 'KA01TP1', status: word, ...over }];
  expect(await solapi.listTemplates('KA01PF1')).toMatchObject([{ status, inspectionStatus }]);
});

test('a wrong key is refused', async () => {
  const wrong = solapiKakao(
    { ...settings, apiSecret: 'another' },
    { baseUrl: server.baseUrl, clock: () => new Date() },
  );
  expect((await refusalOf(wrong.listChannels())).message).toBe('solapi: HTTP 403');
  expect((await refusalOf(wrong.outcomeOf('M4V0'))).message).toBe('solapi: HTTP 403');
});
