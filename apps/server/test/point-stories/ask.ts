import { refundLines, sumOfRefund } from '@maru/contract/money/refund-lines.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { SaleCustomer } from '@maru/contract/points/order-points.ts';
import type { Cart, EachKind, PointAct } from './point-act.ts';
import type { Scene } from './world.ts';

type Refund = {
  lines?: { lineId: string; quantity: number }[];
  amount?: number;
  tenders: { paymentId: string; amount: number }[];
};

/** A request to a store: an act with the order, the customer or the reward that it is about. */
export type Ask = { scene: Scene } & EachKind<
  | { kind: 'sell' | 'open' | 'sellOffline'; customer: SaleCustomer; cart: Cart; points: number }
  | { kind: 'pay' | 'cancel' | 'revert'; order: Order }
  | { kind: 'name'; order: Order; customerId: string | null }
  | { kind: 'usePoints'; order: Order; phone: string; points: number }
  | { kind: 'changeLine'; order: Order; lineId: string; quantity: number }
  | { kind: 'refund'; order: Order; refund: Refund }
  | { kind: 'give' | 'spend'; customerId: string; amount: number }
  | { kind: 'undo'; rewardId: string }
  | { kind: 'merge'; keptId: string; mergedId: string }
  | { kind: 'forget'; customerId: string }
  | { kind: 'set'; rate: number; fruitEarns: boolean }
>;
export type AskOf<Kind extends Ask['kind']> = Extract<Ask, { kind: Kind }>;

export const prices = { coffee: 4_500, fruit: 5_500 };
export const priceOf = ({ coffee, fruit }: Cart) => coffee * prices.coffee + fruit * prices.fruit;

type Story = Exclude<PointAct, { kind: 'wait' | 'expire' }>;

/** Undefined if the store has nothing that the act could apply to. */
export function askOf(scene: Scene, act: Story): Ask | undefined {
  if ('cart' in act) return { scene, ...saleOf(scene, act) };
  if (act.kind === 'give' || act.kind === 'spend')
    return { scene, kind: act.kind, amount: act.amount, customerId: personAt(scene, act.who).id };
  if (act.kind === 'forget') return { scene, kind: 'forget', customerId: personAt(scene, act.who).id };
  if (act.kind === 'merge') {
    const [keptId, mergedId] = [personAt(scene, act.into).id, personAt(scene, act.who).id];
    return keptId === mergedId ? undefined : { scene, kind: 'merge', keptId, mergedId };
  }
  if (act.kind === 'set') return { scene, ...act };
  if (act.kind === 'undo') {
    const rewardId = scene.rewards.at(act.which % Math.max(1, scene.rewards.length));
    return rewardId ? { scene, kind: 'undo', rewardId } : undefined;
  }
  return ofOrder(scene, act);
}

function personAt({ people }: Scene, who: number) {
  const person = people.at(who % people.length);
  if (!person) throw new Error('a store of a story has customers');
  return person;
}

/** To use points, a sale must name the whole phone number. The points never exceed what there is to pay. */
function saleOf(scene: Scene, act: Extract<Story, { cart: Cart }>) {
  const { id, number } = personAt(scene, act.who);
  const { kind, cart } = act;
  if (act.kind === 'sellOffline') return { kind, cart, customer: { phone: number }, points: 0 };
  const points = Math.min(act.points, priceOf(cart));
  return { kind, cart, points, customer: act.byId && points === 0 ? { id } : { phone: number } };
}

type ActOnOrder = Extract<Story, { which: number; kind: Exclude<Story['kind'], 'undo'> }>;

const fitFor: Record<ActOnOrder['kind'], (order: Order) => boolean> = {
  pay: ({ status }) => status === 'OPEN',
  name: ({ status }) => status === 'OPEN',
  usePoints: ({ status }) => status === 'OPEN',
  changeLine: ({ status }) => status === 'OPEN',
  cancel: ({ status }) => status !== 'CANCELLED',
  revert: ({ status }) => status === 'CANCELLED',
  refundLine: ({ status }) => status === 'CLOSED',
  refundAmount: ({ status }) => status === 'CLOSED',
};

function ofOrder(scene: Scene, act: ActOnOrder): Ask | undefined {
  const fit = [...scene.orders.values()].filter(fitFor[act.kind]);
  const order = fit.at(act.which % Math.max(1, fit.length));
  if (!order) return undefined;
  const asked = { scene, order };
  if (act.kind === 'pay' || act.kind === 'cancel' || act.kind === 'revert')
    return { ...asked, kind: act.kind };
  if (act.kind === 'name')
    return {
      ...asked,
      kind: 'name',
      customerId: act.who === null ? null : personAt(scene, act.who).id,
    };
  if (act.kind === 'usePoints') {
    const named = scene.people.find(({ id }) => id === order.points?.customer.id);
    const { number: phone } = named ?? personAt(scene, act.who);
    return {
      ...asked,
      ...{ kind: 'usePoints', phone, points: Math.min(act.points, order.total + order.pointsUsed) },
    };
  }
  if (act.kind === 'changeLine') return changeOf(asked, act);
  const asking = act.kind === 'refundLine' ? pieceOf(order, act.line) : shareOf(order, act.percent);
  const refunds = asking && refundLines(order.lines, asking);
  return refunds
    ? {
        ...asked,
        kind: 'refund',
        refund: { ...asking, tenders: tendersOf(order, sumOfRefund(refunds)) },
      }
    : undefined;
}

/** Changes an order, but leaves at least one line. */
function changeOf(
  asked: { scene: Scene; order: Order },
  { line, quantity }: { line: number; quantity: number },
): Ask | undefined {
  const { lines } = asked.order;
  const lineId = lines.at(line % lines.length)?.id;
  if (!lineId || (quantity === 0 && lines.length === 1)) return undefined;
  return { ...asked, kind: 'changeLine', lineId, quantity };
}

function pieceOf({ lines }: Order, line: number) {
  const left = lines.filter(({ quantity, refundedQuantity }) => quantity > refundedQuantity);
  const chosen = left.at(line % Math.max(1, left.length));
  return chosen && { lines: [{ lineId: chosen.id, quantity: 1 }] };
}

function shareOf({ total, refunded }: Order, percent: number) {
  const amount = Math.floor(((total - refunded) * percent) / 100);
  return amount > 0 ? { amount } : undefined;
}

function tendersOf({ payments }: Order, sum: number) {
  let left = sum;
  return payments.flatMap(({ id: paymentId, approved, refunded }) => {
    const amount = Math.min(left, approved - refunded);
    left -= amount;
    return amount > 0 ? [{ paymentId, amount }] : [];
  });
}
