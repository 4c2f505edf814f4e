import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { newId } from '#server/db/new-id.ts';
import { orderBuilders } from '#test/builders/order-builder.ts';
import { pointBuilders } from '#test/builders/point-builder.ts';
import { deadlocksOf } from '#test/deadlocks.ts';
import { mergeCustomerRows } from '#test/merge-customers.ts';
import { openShop } from '#test/open-shop.ts';
import { PointReference } from '#test/point-reference.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';

const shop = await openShop();
/** MARU_RUNS makes the properties try more. */
const numRuns = Number(process.env.MARU_RUNS ?? 5);
const noon = new Date('2026-11-20T12:00:00+09:00');
const price = 4_500;

const which = fc.nat({ max: 5 });
const act = fc.oneof(
  fc.record({
    kind: fc.constant('sell' as const),
    quantity: fc.integer({ min: 1, max: 3 }),
    points: fc.nat(9_000),
  }),
  fc.record({ kind: fc.constant('open' as const), points: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ kind: fc.constant('change' as const), which, points: fc.nat(3_000) }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'revert' as const, 'refundLine' as const), which }),
  fc.record({
    kind: fc.constant('refundAmount' as const),
    which,
    amount: fc.integer({ min: 1, max: 4_000 }),
  }),
  fc.record({ kind: fc.constant('give' as const), amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 2_000 }) }),
  fc.record({ kind: fc.constant('undo' as const), which }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 25 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Sends every act twice: the repeat gets the first answer. */
const twice: typeof shop.call = async (endpoint, input, as, options = {}) => {
  if (!endpoint.idempotent) return shop.call(endpoint, input, as, options);
  const keyed = { ...options, key: newId() };
  const first = await shop.call(endpoint, input, as, keyed);
  const again = await shop.call(endpoint, input, as, keyed);
  expect({ ...again, headers: null }).toEqual({ ...first, headers: null });
  return first;
};
type Hands = Pick<typeof shop, 'call' | 'reward' | 'cancelReward' | 'cancel' | 'revert' | 'refund'>;
const twiceEach: Hands = {
  call: twice,
  ...orderBuilders({ ...shop, call: twice }),
  ...pointBuilders({ call: twice }),
};

async function openScene() {
  const at = await shop.openStore();
  await shop.setPoints(at, { rate: 1_000, validityMonths: 1 });
  return { ...at, customer: await shop.customer(at), orders: [] as string[], rewards: [] as string[] };
}
type Scene = Awaited<ReturnType<typeof openScene>>;

/** A failure of the server is no refusal. */
function isRefused(http: number): boolean {
  expect(http).toBeLessThan(500);
  return http !== 200;
}

/** Does an act as a person would. Returns the order or reward that it moved; undefined if it was refused or impossible. */
async function perform(
  hands: Hands,
  scene: Scene,
  { kind, ...of }: Act,
): Promise<{ order?: Order; reward?: string } | undefined> {
  const { storeId, owner, menu, customer } = scene;
  const asked = of as { which?: number; points?: number; amount?: number; quantity?: number; days?: number };
  const { points = 0, amount = 0, quantity = 1 } = asked;
  const orderId = scene.orders.at((asked.which ?? 0) % Math.max(1, scene.orders.length));
  const named = { customer: { phone: customer.number } };
  const orderOf = ({ http, response }: { http: number; response: Order }) => {
    if (isRefused(http)) return undefined;
    if (!scene.orders.includes(response.id)) scene.orders.push(response.id);
    return { order: response };
  };
  if (kind === 'sell' || kind === 'open') {
    const total = Math.max(0, quantity * price - points);
    const tenders = kind === 'sell' && total > 0 ? [{ type: 'INSTORE_CASH' as const, amount: total }] : [];
    const lines = [{ itemId: menu.americano, choiceIds: [menu.hot], quantity }];
    const body = { storeId, lines, total, tenders, ...named, ...(points > 0 && { pointsUsed: points }) };
    return orderOf(await hands.call(takeOrder, body, owner));
  }
  if (kind === 'give' || kind === 'spend') {
    const { http, response } = await hands.reward(
      scene,
      customer.id,
      kind === 'give' ? 'EARN' : 'USE',
      amount,
    );
    if (isRefused(http)) return undefined;
    scene.rewards.push(response.id);
    return { reward: response.id };
  }
  if (kind === 'undo') {
    const reward = scene.rewards.at((asked.which ?? 0) % Math.max(1, scene.rewards.length));
    if (!reward) return undefined;
    return isRefused((await hands.cancelReward(scene, reward)).http) ? undefined : { reward };
  }
  if (orderId === undefined) return undefined;
  if (kind === 'cancel') return orderOf(await hands.cancel(scene, orderId));
  if (kind === 'revert') return orderOf(await hands.revert(scene, orderId));
  if (kind === 'change')
    return orderOf(await hands.call(changeOrder, { storeId, orderId, ...named, pointsUsed: points }, owner));
  return orderOf(await refund(hands, scene, { orderId, amount: kind === 'refundLine' ? undefined : amount }));
}

async function refund(
  hands: Hands,
  scene: Scene,
  { orderId, amount }: { orderId: string; amount: number | undefined },
) {
  const { lines, payments } = await shop.readOrder(scene, orderId);
  const [line] = lines;
  const [payment] = payments;
  const left = (line?.total ?? 0) - (line?.refunded ?? 0);
  const pieces = (line?.quantity ?? 0) - (line?.refundedQuantity ?? 0);
  const sum = amount ?? (pieces > 0 ? Math.floor(left / pieces) : 0);
  return hands.refund(scene, orderId, {
    ...(amount === undefined ? { lines: [{ lineId: line?.id ?? '', quantity: 1 }] } : { amount }),
    tenders: payment && sum > 0 ? [{ paymentId: payment.id, amount: sum }] : [],
  });
}

const mergeInto = ({ storeId, customer }: Scene, mergedId: string) =>
  inTransaction(shop.db, (tx) =>
    mergeCustomerRows(tx, { storeId, keptId: customer.id, mergedId, now: shop.clock.now }),
  );

const begin: readonly Act[] = [
  { kind: 'give', amount: 1_500 },
  { kind: 'wait', days: 3 },
  { kind: 'give', amount: 1_000 },
  { kind: 'wait', days: 3 },
  { kind: 'give', amount: 2_000 },
];

test('after any acts in turn the ledger equals a slow reference, and repeats and refusals change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      shop.clock.now = noon;
      const scene = await openScene();
      const reference = new PointReference();
      // Two lots with different expiries, so that uses and what is given back take several of them.
      for (const one of [...begin, ...acts]) {
        if (one.kind === 'wait') shop.clock.now = new Date(shop.clock.now.getTime() + one.days * 86_400_000);
        const moved = one.kind === 'wait' ? undefined : await perform(twiceEach, scene, one);
        reference.at(shop.clock.now);
        if (moved?.order) reference.followOrder(moved.order);
        if (moved?.reward) reference.followHand(moved.reward, one);
        const sums = await expectSoundLedger(shop.db, scene.storeId, shop.clock.now);
        expect({ one, ...sums }).toEqual({ one, ...reference.sums() });
      }
    }),
    { numRuns },
  );
  shop.clock.now = noon;
}, 120_000);

test('whatever several tills do to one customer at once, also while two are merged, the ledger stays sound and nobody waits in a circle', async () => {
  const before = await deadlocksOf(shop.pool);
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 24 }), async (acts) => {
      shop.clock.now = noon;
      const scene = await openScene();
      await shop.reward(scene, scene.customer.id, 'EARN', 5_000);
      const atOnce = acts.filter(({ kind }) => kind !== 'wait');
      const half = Math.ceil(atOnce.length / 2);
      // The same person with another number, merged while both are in use.
      const again = { ...scene, customer: await shop.customer(scene) };
      await shop.reward(again, again.customer.id, 'EARN', 2_000);
      await Promise.all(atOnce.slice(0, half).map((one, i) => perform(shop, i % 2 ? scene : again, one)));
      await Promise.all([
        ...atOnce.slice(half).map((one, i) => perform(shop, i % 2 ? scene : again, one)),
        mergeInto(scene, again.customer.id),
      ]);
      await expectSoundLedger(shop.db, scene.storeId, shop.clock.now);
    }),
    { numRuns },
  );
  expect(await deadlocksOf(shop.pool)).toBe(before);
}, 120_000);
