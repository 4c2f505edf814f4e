import { listPointSettings } from '@maru/contract/points/point-messages.endpoints.ts';
import { expect, test } from 'vitest';
import { ownChannelId } from '#server/providers/dev-mailbox/dev-mailbox-kakao.ts';
import { pointMessageBuilders } from '#test/builders/point-message-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { choose, connectOwn } = pointMessageBuilders(shop);
const admin = await shop.person({ admin: true });
const at = await shop.openStore({ name: '달빛다방 망원점', businessNumber: '123-45-67891' });
await shop.setPoints(at, { rate: 300 });
await choose(at, { kinds: ['EARN'] });
await connectOwn(at, { kinds: ['EARN'] });
await shop.openStore({ name: '바다분식' });

test('spec 6 · an admin sees the point settings of every store', async () => {
  const { http, response } = await shop.call(listPointSettings, {}, admin);
  expect(http).toBe(200);
  expect(response.stores.map(({ name, setting }) => [name, setting?.rate])).toEqual([
    ['바다분식', undefined],
    ['달빛다방 망원점', 300],
  ]);
  expect(response.stores[1]).toMatchObject({
    ...{ businessNumber: '123-45-67891', channelId: ownChannelId, kinds: ['EARN'] },
    setting: { validityMonths: 36, leastUse: 1, useStep: 1, validFrom: expect.stringMatching(/Z$/) },
  });
  expect(response).toMatchObject({ totalElements: 2, totalPages: 1, channels: [], templates: [] });
});

test.each([['달빛'], ['1234567891'], ['45-67']])('stores are found by “%s”', async (stringToSearch) => {
  const { response } = await shop.call(listPointSettings, { stringToSearch }, admin);
  expect(response.stores.map(({ name }) => name)).toEqual(['달빛다방 망원점']);
});

test('spec 3 · an admin sees all channels with status and failover, and the stores they are connected with', async () => {
  const { response } = await shop.call(listPointSettings, { view: 'CHANNELS' }, admin);
  expect(response.channels).toMatchObject([
    { id: '@maru', name: '@maru', status: 'ACTIVE', smsFailover: false, isMaru: true, stores: [] },
    { id: ownChannelId, isMaru: false, stores: ['달빛다방 망원점'], templates: 8 },
  ]);
});

test('spec 3 · an admin sees all templates with code, status and inspection status, in pages', async () => {
  const asked = { view: 'TEMPLATES' as const, stringToSearch: 'coffee_', numberOfElements: 5 };
  const first = (await shop.call(listPointSettings, asked, admin)).response;
  const second = (await shop.call(listPointSettings, { ...asked, currentPage: 1 }, admin)).response;
  expect(first).toMatchObject({ totalElements: 8, totalPages: 2, numberOfElements: 5 });
  const codes = [...first.templates, ...second.templates].map(({ code }) => code);
  expect(new Set(codes).size).toBe(8);
  const rejected = [...first.templates, ...second.templates].find(
    ({ code }) => code === 'coffee_expiring_event',
  );
  expect(rejected).toMatchObject({
    ...{ name: '소멸 안내 (행사)', channelName: '마루커피 성수점', status: 'READY' },
    ...{ inspectionStatus: 'REJECTED', inspectionComment: expect.stringContaining('광고') },
  });
});

test('a percent sign is searched as it is', async () => {
  const { response } = await shop.call(listPointSettings, { stringToSearch: '%' }, admin);
  expect(response.stores).toEqual([]);
});

test('an owner and a visitor are refused', async () => {
  expect(await shop.call(listPointSettings, {}, at.owner)).toMatchObject({ http: 403 });
  expect(await shop.call(listPointSettings, {})).toMatchObject({ http: 401 });
});
