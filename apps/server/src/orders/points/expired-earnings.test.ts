import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';
import { toldToTake } from '#test/told-to-take.ts';

const shop = await openShop();
const noon = new Date('2026-11-20T12:00:00+09:00');
const twoMonthsLater = new Date('2027-01-25T12:00:00+09:00');

async function openStore() {
  shop.clock.now = noon;
  const at = await shop.openStore();
  await shop.setPoints(at, { validityMonths: 1 });
  return { ...at, customer: await shop.customer(at) };
}
type At = Awaited<ReturnType<typeof openStore>>;

/** Two americanos for 9,000 won in cash: 900 points. */
const sell = (at: At) =>
  shop.order(at, {
    ...{ customer: { id: at.customer.id }, total: 9_000 },
    lines: [{ itemId: at.menu.americano, choiceIds: [at.menu.hot], quantity: 2 }],
    tenders: [{ type: 'INSTORE_CASH', amount: 9_000 }],
  });

const sums = (at: At) => expectSoundLedger(shop.db, at.storeId, shop.clock.now);

test('points that expired unused are not taken back, and a revert does not give them again', async () => {
  const at = await openStore();
  const sold = await sell(at);
  expect(toldToTake(sold, { amount: 9_000 })).toBe(900);
  shop.clock.now = twoMonthsLater;
  const read = await shop.readOrder(at, sold.id);
  expect(read.points).toMatchObject({ earned: 900, earnedOn: { standing: 0 } });
  expect(toldToTake(read, { amount: 9_000 })).toBe(0);
  const { response: cancelled } = await shop.cancel(at, sold.id);
  expect(cancelled.points).toMatchObject({ earned: 900, takenBack: 0, balance: 0 });
  expect(await sums(at)).toEqual({ lots: [], debt: 0 });

  const { response: reverted } = await shop.revert(at, sold.id);
  expect(reverted.points).toMatchObject({ earned: 900, balance: 0 });
  expect(await sums(at)).toEqual({ lots: [], debt: 0 });
});

test('of points that are partly spent and partly expired only the spent ones are taken back', async () => {
  const at = await openStore();
  const sold = await sell(at);
  await shop.reward(at, at.customer.id, 'USE', 600);
  shop.clock.now = twoMonthsLater;
  const lineId = sold.lines[0]?.id ?? '';
  const tenders = [{ paymentId: sold.payments[0]?.id ?? '', amount: 4_500 }];
  const refund = () => shop.refund(at, sold.id, { lines: [{ lineId, quantity: 1 }], tenders });
  const piece = { lines: [{ lineId, quantity: 1 }] };
  expect(toldToTake(await shop.readOrder(at, sold.id), piece)).toBe(150);
  const { response: half } = await refund();
  expect(half.points).toMatchObject({ earned: 750, takenBack: 150 });
  expect(toldToTake(half, piece)).toBe(450);
  expect(await sums(at)).toEqual({ lots: [], debt: 150 });
  expect((await refund()).response.points).toMatchObject({ earned: 300, takenBack: 600 });
  expect(await sums(at)).toEqual({ lots: [], debt: 600 });
});

test('an order tells correctly what a refund takes back of expired points that are valid for seven more days', async () => {
  const at = await openStore();
  const sold = await sell(at);
  const { response: used } = await shop.reward(at, at.customer.id, 'USE', 400);
  shop.clock.now = twoMonthsLater;
  await shop.cancelReward(at, used.id);
  const read = await shop.readOrder(at, sold.id);
  const lineId = sold.lines[0]?.id ?? '';
  const tenders = [{ paymentId: sold.payments[0]?.id ?? '', amount: 4_500 }];
  const piece = { lines: [{ lineId, quantity: 1 }] };
  expect(toldToTake(read, piece)).toBe(0);
  const { response: half } = await shop.refund(at, sold.id, { ...piece, tenders });
  expect(half.points).toMatchObject({ earned: 900, takenBack: 0 });
  expect(toldToTake(half, piece)).toBe(400);
  const { response: all } = await shop.refund(at, sold.id, { ...piece, tenders });
  expect(all.points).toMatchObject({ takenBack: 400 });
});

test('a gift that expired cannot be cancelled, one that was spent before can', async () => {
  const at = await openStore();
  const { response: expired } = await shop.reward(at, at.customer.id, 'EARN', 300);
  shop.clock.now = new Date('2026-11-25T12:00:00+09:00');
  const { response: spent } = await shop.reward(at, at.customer.id, 'EARN', 500);
  const { response: use } = await shop.reward(at, at.customer.id, 'USE', 700);
  shop.clock.now = twoMonthsLater;
  const { response: cancelled } = await shop.cancelReward(at, spent.id);
  expect(cancelled).toMatchObject({ status: 'CANCELLEDBYSTORE', cancelled: 400, isCancellable: false });
  expect(await sums(at)).toEqual({ lots: [], debt: 400 });
  expect((await shop.cancelReward(at, expired.id)).response).toMatchObject({ cancelled: 300 });

  await shop.reward(at, at.customer.id, 'EARN', 700);
  const { response: unused } = await shop.reward(at, at.customer.id, 'EARN', 100);
  shop.clock.now = new Date('2027-03-25T12:00:00+09:00');
  expect(await shop.cancelReward(at, unused.id)).toMatchObject({
    ...{ status: 'REWARD_NOT_CANCELLABLE', detail: { reason: 'EXPIRED' } },
  });
  expect((await shop.cancelReward(at, use.id)).http).toBe(200);
  await sums(at);
});

test('an order shows only points that have not expired, also before the job has booked the expiry', async () => {
  const at = await openStore();
  const { customer } = at;
  await shop.reward(at, customer.id, 'EARN', 700);
  const open = await shop.order(at, { customer: { id: customer.id } });
  expect(open.points).toMatchObject({ balance: 700 });
  shop.clock.now = twoMonthsLater;
  expect((await shop.readOrder(at, open.id)).points).toMatchObject({ balance: 0 });
  expect((await shop.order(at, { customer: { id: customer.id } })).points).toMatchObject({ balance: 0 });
});
