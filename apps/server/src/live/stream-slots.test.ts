import { expect, test } from 'vitest';
import { listenOn, readEvents } from '#test/event-stream.ts';
import { openShop } from '#test/open-shop.ts';
import { mostStreams, openStreamSlots } from './stream-slots.ts';

const shop = await openShop();

async function serverWith(most = mostStreams) {
  const { app } = await shop.instance({ mostStreams: most });
  return listenOn(app.hub);
}

test('if a user has too many streams, the oldest one ends and says why', async () => {
  const at = await shop.openStore();
  const base = await serverWith();
  const oldest = await readEvents(base, at.storeId, at.owner, undefined, 'en');
  const others = [];
  for (let i = 1; i < mostStreams.perUser; i += 1) others.push(await readEvents(base, at.storeId, at.owner));
  const newest = await readEvents(base, at.storeId, at.owner);

  expect(await oldest.next()).toBeUndefined();
  expect(oldest.lastWords()).toEqual({
    status: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(/^Too many screens/),
    detail: { seconds: 300, reason: 'TOO_MANY_STREAMS' },
  });

  const { id } = await shop.order(at);
  for (const stream of [...others, newest]) expect(await stream.next()).toMatchObject({ ids: [id] });
});

test('a user with too many streams does not affect others', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  const base = await serverWith({ perUser: 2, perAddress: 100 });
  const ofStaff = await readEvents(base, at.storeId, staff);
  for (let i = 0; i < 5; i += 1) await readEvents(base, at.storeId, at.owner);

  const { id } = await shop.order(at);

  expect(await ofStaff.next()).toMatchObject({ ids: [id] });
});

test('if an address has too many streams, its oldest one ends', async () => {
  const at = await shop.openStore();
  const staff = await shop.staffOf({ id: at.storeId });
  const base = await serverWith({ perUser: 100, perAddress: 2 });
  const [first, second] = [
    await readEvents(base, at.storeId, staff),
    await readEvents(base, at.storeId, at.owner),
  ];
  await readEvents(base, at.storeId, at.owner);

  expect(await first.next()).toBeUndefined();
  expect(first.lastWords()).toMatchObject({ detail: { reason: 'TOO_MANY_STREAMS' } });
  const { id } = await shop.order(at);
  expect(await second.next()).toMatchObject({ ids: [id] });
});

test('a closed stream frees its slot', () => {
  const takeSlot = openStreamSlots({ perUser: 2, perAddress: 2 });
  const ended: string[] = [];
  const open = (name: string) =>
    takeSlot({ userId: 'owner', address: '203.0.113.7', end: () => ended.push(name) });
  open('first');
  const leave = open('second');
  leave();
  open('third');
  expect(ended).toEqual([]);

  open('fourth');
  expect(ended).toEqual(['first']);
});

test('if an address has too many streams, the oldest one of the user with the most streams there ends', () => {
  const takeSlot = openStreamSlots({ perUser: 9, perAddress: 3 });
  const ended: string[] = [];
  const open = (userId: string, name: string) =>
    takeSlot({ userId, address: '203.0.113.7', end: () => ended.push(name) });
  open('quiet', 'quiet');
  open('greedy', 'greedy 1');
  open('greedy', 'greedy 2');

  open('newcomer', 'newcomer');
  expect(ended).toEqual(['greedy 1']);
});
