import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { expirePoints } from '#server/points/expiry/expire-points.ts';
import { orderBuilders } from '#test/builders/order-builder.ts';
import { pointBuilders } from '#test/builders/point-builder.ts';
import { deadlocksOf } from '#test/deadlocks.ts';
import { mergeCustomerRows } from '#test/merge-customers.ts';
import { openSharing } from '#test/open-sharing.ts';
import { openShop } from '#test/open-shop.ts';
import { type Hands, type PointAct, perform, pointAct, type Scene } from '#test/point-acts.ts';
import { PointReference } from '#test/point-reference.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';

const shop = await openShop();
/** MARU_RUNS makes the properties try more. */
const numRuns = Number(process.env.MARU_RUNS ?? 5);
const noon = new Date('2026-11-20T12:00:00+09:00');
const day = 86_400_000;

const wait = fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 25 }) });
const job = fc.record({ kind: fc.constant('expiryJob' as const) });
const merge = fc.record({ kind: fc.constant('merge' as const) });
type Act = PointAct | { kind: 'wait'; days: number } | { kind: 'expiryJob' } | { kind: 'merge' };
/** `who`: which of two customers, or in which of two stores. */
const acts = (...more: fc.Arbitrary<Act>[]) =>
  fc.array(
    fc.record({
      who: fc.nat({ max: 1 }),
      act: fc.oneof({ weight: 6, arbitrary: pointAct }, wait, job, ...more),
    }),
    {
      minLength: 4,
      maxLength: 14,
    },
  );

/** Sends every act twice: the repeat gets the first answer. */
const twice: typeof shop.call = async (endpoint, input, as, options = {}) => {
  if (!endpoint.idempotent) return shop.call(endpoint, input, as, options);
  const keyed = { ...options, key: newId() };
  const first = await shop.call(endpoint, input, as, keyed);
  const again = await shop.call(endpoint, input, as, keyed);
  expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
  return first;
};
const twiceEach: Hands = {
  ...{ call: twice, readOrder: shop.readOrder },
  ...orderBuilders({ ...shop, call: twice }),
  ...pointBuilders({ call: twice }),
};

const errors: unknown[] = [];
const expire = expirePoints({
  db: shop.db,
  clock: () => shop.clock.now,
  log: { error: (about: unknown) => void errors.push(about) },
});

async function openScene(): Promise<Scene> {
  const at = await shop.openStore();
  await shop.setPoints(at, { rate: 1_000, validityMonths: 1 });
  return { ...at, customer: await shop.customer(at), orders: [], rewards: [] };
}

/** Two stores of one owner that share points, with one customer. */
async function openScenes(): Promise<[Scene, Scene]> {
  const { here, there } = await openSharing(shop);
  await shop.setPoints(here, { rate: 1_000, validityMonths: 1, useStoreIds: [there.storeId] });
  await shop.setPoints(there, { rate: 1_000, validityMonths: 1, useStoreIds: [here.storeId] });
  return [
    { ...here, orders: [], rewards: [] },
    { ...there, orders: [], rewards: [] },
  ];
}

const mergeInto = ({ storeId, customer }: Scene, mergedId: string) =>
  inTransaction(shop.db, (tx) =>
    mergeCustomerRows(tx, { storeId, keptId: customer.id, mergedId, now: shop.clock.now }),
  );

/** Two lots with different expiries, so that uses and what is given back take several of them. */
const begin: readonly { who: number; act: Act }[] = [
  { who: 0, act: { kind: 'give', amount: 1_500 } },
  { who: 1, act: { kind: 'wait', days: 3 } },
  { who: 1, act: { kind: 'give', amount: 1_000 } },
  { who: 1, act: { kind: 'wait', days: 3 } },
  { who: 0, act: { kind: 'give', amount: 2_000 } },
];

/** Moves the clock, or books what has expired. Returns whether the act was one of these. */
async function passTime(act: Act): Promise<boolean> {
  if (act.kind === 'wait') shop.clock.now = new Date(shop.clock.now.getTime() + act.days * day);
  if (act.kind === 'expiryJob') await expire();
  return act.kind === 'wait' || act.kind === 'expiryJob';
}

test('after any acts in turn, also merges, the ledger equals a slow reference, and repeats and refusals change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(acts(merge), async (some) => {
      shop.clock.now = noon;
      const first = await openScene();
      const second = { ...first, customer: await shop.customer(first), orders: [], rewards: [] };
      const scenes: Scene[] = [first, second];
      const reference = new PointReference();
      for (const { who, act } of [...begin, ...some]) {
        const place = who % scenes.length;
        const scene = scenes[place] ?? first;
        const isOther = await passTime(act);
        reference.at(shop.clock.now);
        if (act.kind === 'merge' && scenes.length === 2 && !(await hasOpen(second))) {
          await mergeInto(first, second.customer.id);
          scenes.pop();
          reference.merge('1', '0');
          first.orders.push(...second.orders);
          first.rewards.push(...second.rewards);
        }
        const moved =
          isOther || act.kind === 'merge' ? undefined : await perform(twiceEach, scene, act as PointAct);
        if (moved?.order) reference.followOrder(moved.order, String(place));
        if (moved?.reward) reference.followHand(moved.reward, act, String(place));
        const sums = await expectSoundLedger(shop.db, first.storeId, shop.clock.now);
        expect({ act, ...sums }).toEqual({ act, ...reference.sums() });
      }
    }),
    { numRuns },
  );
  expect(errors).toEqual([]);
  shop.clock.now = noon;
}, 120_000);

async function hasOpen({ orders, ...at }: Scene): Promise<boolean> {
  for (const id of orders) if ((await shop.readOrder(at, id)).status === 'OPEN') return true;
  return false;
}

test('after any acts in two stores that share points both ledgers, and what one owes the other, equal a slow reference', async () => {
  await fc.assert(
    fc.asyncProperty(acts(), async (some) => {
      shop.clock.now = noon;
      const scenes = await openScenes();
      const reference = new PointReference(
        new Map([
          ['0', ['1']],
          ['1', ['0']],
        ]),
      );
      for (const { who, act } of [...begin, ...some]) {
        const isOther = await passTime(act);
        reference.at(shop.clock.now);
        const moved = isOther ? undefined : await perform(twiceEach, scenes[who] as Scene, act as PointAct);
        if (moved?.order) reference.followOrder(moved.order, String(who));
        if (moved?.reward) reference.followHand(moved.reward, act, String(who));
        for (const [place, { storeId }] of scenes.entries()) {
          const sums = await expectSoundLedger(shop.db, storeId, shop.clock.now);
          const purse = String(place);
          const claim = { claim: 0 - (await claimOf(storeId)) };
          expect({ act, who, place, ...sums, ...claim }).toEqual({
            ...{ act, who, place, ...reference.sums(purse) },
            claim: reference.takenElsewhere(purse),
          });
        }
      }
    }),
    { numRuns },
  );
  shop.clock.now = noon;
}, 120_000);

async function claimOf(storeId: string): Promise<number> {
  const rows = await shop.db
    .selectFrom('pointClearings')
    .select('claim')
    .where('storeId', '=', storeId)
    .execute();
  return rows.reduce((sum, { claim }) => sum + claim, 0);
}

const many = fc.array(pointAct, { minLength: 8, maxLength: 24 });

test('whatever several tills do to one customer at once, also while two are merged, the ledger stays sound and nobody waits in a circle', async () => {
  const before = await deadlocksOf(shop.pool);
  await fc.assert(
    fc.asyncProperty(many, async (some) => {
      shop.clock.now = noon;
      const scene = await openScene();
      await shop.reward(scene, scene.customer.id, 'EARN', 5_000);
      const half = Math.ceil(some.length / 2);
      // The same person with another number, merged while both are in use.
      const again = { ...scene, customer: await shop.customer(scene) };
      await shop.reward(again, again.customer.id, 'EARN', 2_000);
      await Promise.all(some.slice(0, half).map((one, i) => perform(shop, i % 2 ? scene : again, one)));
      await Promise.all([
        ...some.slice(half).map((one, i) => perform(shop, i % 2 ? scene : again, one)),
        mergeInto(scene, again.customer.id),
      ]);
      await expectSoundLedger(shop.db, scene.storeId, shop.clock.now);
    }),
    { numRuns },
  );
  expect(await deadlocksOf(shop.pool)).toBe(before);
}, 120_000);

test('two stores that spend the same last points at once never spend more than there is, and nobody waits in a circle', async () => {
  const before = await deadlocksOf(shop.pool);
  await fc.assert(
    fc.asyncProperty(many, fc.integer({ min: 500, max: 4_000 }), async (some, given) => {
      shop.clock.now = noon;
      const [here, there] = await openScenes();
      await shop.reward(here, here.customer.id, 'EARN', given);
      await shop.reward(there, there.customer.id, 'EARN', given);
      const spending = Array.from({ length: 6 }, () => ({ kind: 'open' as const, points: given }));
      const used = await Promise.all(spending.map((one, i) => perform(shop, i % 2 ? here : there, one)));
      expect(used.filter((one) => one !== undefined).length).toBe(2);
      await Promise.all(some.map((one, i) => perform(shop, i % 2 ? here : there, one)));
      for (const { storeId } of [here, there]) await expectSoundLedger(shop.db, storeId, shop.clock.now);
    }),
    { numRuns },
  );
  expect(await deadlocksOf(shop.pool)).toBe(before);
}, 120_000);
