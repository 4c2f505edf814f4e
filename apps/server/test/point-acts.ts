import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { KnownCustomer } from './builders/point-builder.ts';
import type { Caller, Shop } from './open-shop.ts';

const price = 4_500;
const which = fc.nat({ max: 5 });

/** What people do with the points of one customer. */
export const pointAct = fc.oneof(
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
);
export type PointAct = typeof pointAct extends fc.Arbitrary<infer T> ? T : never;

export type Hands = Pick<
  Shop,
  'call' | 'reward' | 'cancelReward' | 'cancel' | 'revert' | 'refund' | 'readOrder'
>;
export type Scene = {
  storeId: string;
  owner: Caller;
  menu: Awaited<ReturnType<Shop['addMenu']>>;
  customer: Pick<KnownCustomer, 'id' | 'number'>;
  orders: string[];
  rewards: string[];
};

/** A failure of the server is no refusal. */
function isRefused(http: number): boolean {
  expect(http).toBeLessThan(500);
  return http !== 200;
}

/** Does an act as a person would. Returns the order or reward that it moved; undefined if it was refused or impossible. */
export async function perform(
  hands: Hands,
  scene: Scene,
  { kind, ...of }: PointAct,
): Promise<{ order?: Order; reward?: string } | undefined> {
  const { storeId, owner, menu, customer } = scene;
  const asked = of as { which?: number; points?: number; amount?: number; quantity?: number };
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
  const { lines, payments } = await hands.readOrder(scene, orderId);
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
