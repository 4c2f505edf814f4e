import { sumOf } from './account-reference.ts';
import type { Ask, AskOf } from './ask.ts';
import type { Said } from './send-ask.ts';
import type { StoryReference } from './story-reference.ts';

type Refused = Said['refused'];

/** Why a store must refuse the request; undefined if it must not. */
export function whyRefused(story: StoryReference, ask: Ask): Refused {
  const { people } = story;
  switch (ask.kind) {
    case 'sell':
    case 'open':
      return whyNotUsed(story, people.find(ask.scene, ask.customer), ask);
    case 'usePoints': {
      const { account = people.find(ask.scene, ask), takes } = story.saleOf(ask.order);
      return whyNotUsed(story, account, { ...ask, held: sumOf(takes) });
    }
    case 'name':
      return whyNotNamed(story, ask);
    case 'revert':
      return whyNotReverted(story, ask);
    case 'give':
      return people.live(ask.customerId) ? undefined : refusal('CUSTOMER_NOT_FOUND');
    case 'spend':
      return whyNotSpent(story, ask);
    case 'undo':
      return whyNotUndone(story, ask);
    case 'merge':
      return whyNotMerged(story, ask);
    case 'forget': {
      const isKnown = people.live(ask.customerId) === ask.customerId;
      return isKnown && story.isInUse(ask.customerId) ? openOrder('CUSTOMER_NOT_DELETABLE') : undefined;
    }
    default:
      return undefined;
  }
}

function refusal(status: string, detail?: object): Refused {
  return { status, detail };
}

const openOrder = (status: string) => refusal(status, { reason: 'OPEN_ORDER' });

/** The person's points in all stores count, and so do those that the order already holds. */
function whyNotUsed(
  { accounts, people }: StoryReference,
  account: string | undefined,
  { points, held = 0 }: { points: number; held?: number },
): Refused {
  if (account === undefined) return refusal('CUSTOMER_NOT_FOUND');
  return notEnough(points, accounts.balanceOf(people.together(account)) + held);
}

function notEnough(points: number, usable: number): Refused {
  return points > usable ? refusal('POINTS_NOT_USABLE', { reason: 'NOT_ENOUGH', usable }) : undefined;
}

function whyNotNamed(story: StoryReference, { order, customerId }: AskOf<'name'>): Refused {
  const { account, takes } = story.saleOf(order);
  const named = customerId === null ? undefined : story.people.live(customerId);
  if (customerId !== null && !named) return refusal('CUSTOMER_NOT_FOUND');
  const isHeld = named !== account && sumOf(takes) > 0;
  return isHeld ? refusal('ORDER_NOT_CHANGEABLE', { reason: 'POINTS_HELD' }) : undefined;
}

/** Money is checked first: an order that was partly refunded or never paid cannot be reverted. */
function whyNotReverted(story: StoryReference, { order }: AskOf<'revert'>): Refused {
  const not = (reason: string) => refusal('ORDER_NOT_REVERTIBLE', { reason });
  if (order.lines.some(({ refunded, refundedQuantity }) => refunded > 0 || refundedQuantity > 0))
    return not('REFUNDED_IN_PART');
  if (order.closedAt === null) return not('NOT_PAID');

  const sale = story.saleOf(order);
  const { account, takes, restored } = sale;
  const uses = order.pointsUsed - sumOf(takes);
  if (account === undefined || uses === 0) return undefined;
  if (story.accounts.isEnded(account)) return not('POINTS');
  const gets = Math.max(0, story.toEarn(sale, order).points - story.accounts.debtOf(account));
  return uses > gets + story.accounts.balanceOf([account, ...restored]) ? not('POINTS') : undefined;
}

function whyNotSpent({ people, accounts }: StoryReference, { customerId, amount }: AskOf<'spend'>): Refused {
  const account = people.live(customerId);
  return account ? notEnough(amount, accounts.balanceOf([account])) : refusal('CUSTOMER_NOT_FOUND');
}

function whyNotUndone(story: StoryReference, { rewardId }: AskOf<'undo'>): Refused {
  const { account, takes, lot, isUndone } = story.handOf(rewardId);
  const isEnded = story.accounts.isEnded(account);
  const stands = sumOf(takes) + (lot?.stands ?? 0);
  if (stands > 0 && !isEnded) return undefined;
  return refusal('REWARD_NOT_CANCELLABLE', { reason: isUndone && !isEnded ? 'CANCELLED' : 'EXPIRED' });
}

function whyNotMerged(story: StoryReference, { keptId, mergedId }: AskOf<'merge'>): Refused {
  if ([keptId, mergedId].some((id) => story.people.live(id) !== id)) return refusal('CUSTOMER_NOT_FOUND');
  return story.isInUse(mergedId) ? openOrder('CUSTOMER_NOT_MERGEABLE') : undefined;
}
