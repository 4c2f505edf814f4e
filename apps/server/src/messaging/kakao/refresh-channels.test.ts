import pino from 'pino';
import { expect, test } from 'vitest';
import { sensKakao } from '#server/providers/kakao/sens-kakao.ts';
import { openShop } from '#test/open-shop.ts';
import { answerAsSensKakao } from '#test/stand-ins/kakao-server.ts';
import { openSmsServer } from '#test/stand-ins/sms-server.ts';
import { tryToRefreshChannels } from './refresh-channels.ts';

const shop = await openShop();
const { db } = shop;
const template = (channelId: string, templateCode: string) => ({
  ...{ channelId, templateCode, templateName: templateCode, content: '적립 #{earned}', buttons: [] },
  ...{ templateStatus: 'ACTIVE', templateInspectionStatus: 'COMPLETE' },
});
const channel = (channelId: string, channelStatus = 'ACTIVE') => ({
  ...{ channelId, channelName: channelId, channelStatus, useSmsFailover: false },
});
const world = {
  accessKey: 'access',
  secretKey: 'a secret key',
  channels: [channel('@maru'), channel('@store'), channel('@gone', 'BLOCKED')],
  templates: [template('@maru', 'ours'), template('@store', 'theirs'), template('@gone', 'nobody')],
  results: {},
};
const answer = answerAsSensKakao(world);
let failing = '';
const server = await openSmsServer((call) => {
  const isFailing = new URL(call.path, 'http://sens').searchParams.get('channelId') === failing;
  return isFailing ? { http: 500, body: {} } : answer(call);
});
const kakao = sensKakao(
  {
    ...{ accessKey: 'access', secretKey: 'a secret key', channelId: '@maru', from: '0212345678' },
    serviceId: 'ncp:kkobizmsg:kr:1:maru',
  },
  { baseUrl: server.baseUrl, clock: () => new Date() },
);
const refresh = () =>
  tryToRefreshChannels({ db, kakao, clock: () => shop.clock.now, log: pino({ level: 'silent' }) });
const codes = async () => {
  const rows = await db.selectFrom('messageTemplates').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
};

test('the templates of every active channel are read, those of stores too', async () => {
  await refresh();
  expect(await codes()).toEqual(['ours', 'theirs']);
});

test('a channel of a store whose templates cannot be read keeps what is stored, and ours are replaced', async () => {
  world.templates = [template('@maru', 'ours anew'), template('@store', 'theirs anew')];
  failing = '@store';
  await refresh();
  expect(await codes()).toEqual(['ours anew', 'theirs']);
});
