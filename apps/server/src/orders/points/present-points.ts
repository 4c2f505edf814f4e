import { isEarning } from '@maru/contract/points/earn.ts';
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
  const { customer, balance, entries, elsewhere, terms } = points;
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
    // An order keeps the points of a deleted customer even if it uses fewer later, so the difference may be negative.
    givenBack: Math.max(0, order.pointsUsedKrw - used),
    earned,
    takenBack: takenBackOf(entries),
    earnedOn: earned > 0 ? earnedOn(lines, points) : null,
    willEarn: order.status === 'OPEN' ? earnedBy(lines, terms ?? undefined) : 0,
  };
}

function earnedOn(
  lines: WholeOrder['lines'],
  { customer, termsAtEarning: terms, standing }: OrderPointsRecord,
): OrderPoints['earnedOn'] {
  // Nothing is taken back from a customer whose data were deleted.
  if (!terms || customer.phoneLast4 === null) return null;
  const earning = lines.filter((line) => isEarning(line, terms));
  return { rate: terms.rate, lineIds: earning.map(({ id }) => id), standing };
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
