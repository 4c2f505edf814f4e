import { type EarningTerms, isEarning } from '@maru/contract/points/earn.ts';
import type { OrderPoints } from '@maru/contract/points/order-points.ts';
import { maskedName, maskedPhone } from '#server/audit/masked-customer.ts';
import type { OrderPointsRecord, TakenElsewhere } from '#server/points/order-entries.ts';
import type { WholeOrder } from '../order-records.ts';
import { earnedBy, pointsOf } from './points-followed.ts';

/** What an order shows of its customer and their points. */
export function presentPoints({
  order,
  lines,
  points,
}: Pick<WholeOrder, 'order' | 'lines' | 'points'>): OrderPoints | null {
  if (!points) return null;
  const { customer, balance, entries, elsewhere, terms, termsAtEarning } = points;
  const { held: used, earned } = pointsOf({ points });
  return {
    customer: {
      id: customer.id,
      name: maskedName(customer.name),
      phone: maskedPhone(customer.phoneLast4),
    },
    balance,
    used,
    usedElsewhere: byStore(elsewhere),
    tookElsewhere: elsewhere.some(({ amount }) => amount > 0),
    // The points of a deleted customer stay on the order that used them, whatever it asks for later.
    givenBack: Math.max(0, order.pointsUsedKrw - used),
    earned,
    takenBack: takenBackOf(entries),
    earnedOn: earned > 0 && termsAtEarning ? earnedOn(lines, termsAtEarning) : null,
    willEarn: order.status === 'OPEN' ? earnedBy(lines, terms ?? undefined) : 0,
  };
}

function earnedOn(lines: WholeOrder['lines'], terms: EarningTerms): OrderPoints['earnedOn'] {
  const earning = lines.filter((line) => isEarning(line, terms));
  return { rate: terms.rate, lineIds: earning.map(({ id }) => id) };
}

/** A revert earns again, so only what was taken back since then counts. */
function takenBackOf(entries: OrderPointsRecord['entries']): number {
  const sums = { earned: 0, takenBack: 0 };
  for (const { kind, amount, debt } of entries) {
    if (kind === 'EARN') {
      if (sums.earned === 0) sums.takenBack = 0;
      sums.earned += amount;
    }
    if (kind === 'TAKE_BACK') {
      sums.earned -= debt - amount;
      sums.takenBack += debt - amount;
    }
  }
  return sums.takenBack;
}

function byStore(elsewhere: readonly TakenElsewhere[]): OrderPoints['usedElsewhere'] {
  const stores = new Map<string, OrderPoints['usedElsewhere'][number]>();
  for (const { storeId, store, amount } of elsewhere)
    stores.set(storeId, { storeId, store, points: (stores.get(storeId)?.points ?? 0) + amount });
  return [...stores.values()].filter(({ points }) => points > 0);
}
