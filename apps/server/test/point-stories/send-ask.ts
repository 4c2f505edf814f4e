import { randomUUID } from 'node:crypto';
import { deleteCustomer, mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect } from 'vitest';
import type { Answer, Shop } from '../open-shop.ts';
import { type Ask, type AskOf, priceOf, prices } from './ask.ts';
import { setTerms } from './world.ts';

export type Hands = Pick<
  Shop,
  'call' | 'reward' | 'cancelReward' | 'cancel' | 'revert' | 'refund' | 'pay' | 'setPoints'
>;

/** The server's response. `order` and `rewardId` are set if the act was not refused. */
export type Said = { refused?: { status: string; detail: unknown }; order?: Order; rewardId?: string };

/** Sends the request to the server, and stores the result in the scene. */
export async function sendAsk(hands: Hands, ask: Ask): Promise<Said> {
  const { scene } = ask;
  if (ask.kind === 'set') {
    await setTerms(hands, scene, ask);
    return {};
  }
  const answer = await answerTo(hands, ask);
  // A failure of the server is no refusal.
  expect([answer.status, answer.http < 500]).toEqual([answer.status, true]);
  if (answer.http >= 300) return { refused: { status: answer.status, detail: answer.detail } };
  if (ask.kind === 'merge' || ask.kind === 'forget') return {};
  const made = answer.response as Order | { id: string };
  if ('lines' in made) {
    scene.orders.set(made.id, made);
    return { order: made };
  }
  if (ask.kind !== 'undo') scene.rewards.push(made.id);
  return { rewardId: made.id };
}

function answerTo(hands: Hands, ask: Exclude<Ask, { kind: 'set' }>): Promise<Answer<unknown>> {
  const { scene } = ask;
  const { storeId, owner } = scene;
  switch (ask.kind) {
    case 'sell':
    case 'open':
    case 'sellOffline':
      return take(hands, ask);
    case 'pay':
      return pay(hands, ask);
    case 'cancel':
    case 'revert':
      return hands[ask.kind](scene, ask.order.id);
    case 'refund':
      return hands.refund(scene, ask.order.id, ask.refund);
    case 'name':
    case 'usePoints':
    case 'changeLine':
      return hands.call(changeOrder, { storeId, orderId: ask.order.id, ...changeOf(ask) }, owner);
    case 'give':
    case 'spend':
      return hands.reward(scene, ask.customerId, ask.kind === 'give' ? 'EARN' : 'USE', ask.amount);
    case 'undo':
      return hands.cancelReward(scene, ask.rewardId);
    case 'merge': {
      const { keptId, mergedId } = ask;
      const input = { storeId, keptId, mergedId, preview: false, reason: '번호가 바뀜' };
      return hands.call(mergeCustomers, input, owner);
    }
    case 'forget':
      return hands.call(
        deleteCustomer,
        { storeId, customerId: ask.customerId, reason: '손님이 요청' },
        owner,
      );
  }
}

async function pay(hands: Hands, { scene, order }: AskOf<'pay'>) {
  const tender = { paymentMethod: 'INSTORE_CASH' as const, amount: order.leftToPay };
  const answer = await hands.pay(scene, order.id, tender);
  return answer.http === 200 ? { ...answer, response: answer.response.order } : answer;
}

/** Each sale has an id, as a device gives it. */
function take(hands: Hands, { kind, scene, cart, customer, points }: AskOf<'sell' | 'open' | 'sellOffline'>) {
  const { storeId, owner, menu } = scene;
  const total = priceOf(cart) - points;
  const coffee = { itemId: menu.americano, choiceIds: [menu.hot], quantity: cart.coffee };
  const lines = [coffee, { itemId: menu.fruitBox, quantity: cart.fruit }].filter(
    ({ quantity }) => quantity > 0,
  );
  const unitPrices = lines.map((line) => (line === coffee ? prices.coffee : prices.fruit));
  const sale = {
    ...{ storeId, saleId: randomUUID(), lines, total, customer },
    ...(points > 0 && { pointsUsed: points }),
    tenders: kind === 'open' || total === 0 ? [] : [{ type: 'INSTORE_CASH' as const, amount: total }],
  };
  if (kind !== 'sellOffline') return hands.call(takeOrder, sale, owner);
  const receipted = { lines: unitPrices.map((unitPrice) => ({ unitPrice })) };
  return hands.call(takeOrder, { ...sale, receipted }, owner, { headers: { 'sale-age': '300' } });
}

function changeOf(ask: AskOf<'name' | 'usePoints' | 'changeLine'>) {
  if (ask.kind === 'name') return { customer: ask.customerId === null ? null : { id: ask.customerId } };
  if (ask.kind === 'usePoints') return { customer: { phone: ask.phone }, pointsUsed: ask.points };
  const { order, lineId, quantity } = ask;
  const line = order.lines.find(({ id }) => id === lineId);
  const added = Math.max(0, quantity - (line?.quantity ?? 0)) * (line?.unitPrice ?? 0);
  return { lines: [{ lineId, quantity }], addedTotal: added };
}
