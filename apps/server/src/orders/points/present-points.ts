import type { OrderPoints } from '@maru/contract/points/order-points.ts';
import { maskedName, maskedPhone } from '#server/customers/masked.ts';
import type { TakenElsewhere } from '#server/points/order-entries.ts';
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
  const sumOf = (kind: 'EARN' | 'GIVE_BACK') =>
    entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);
  return {
    customer: {
      id: customer.id,
      name: maskedName(customer.name),
      phone: maskedPhone(customer.phoneLast4),
    },
    balance,
    used,
    usedElsewhere: byStore(elsewhere),
    givenBack: sumOf('GIVE_BACK') - elsewhere.reduce((sum, { amount }) => sum + Math.min(0, amount), 0),
    earned,
    takenBack: sumOf('EARN') - earned,
    willEarn: order.status === 'OPEN' ? earnedBy(lines, terms ?? undefined) : 0,
  };
}

function byStore(elsewhere: readonly TakenElsewhere[]): OrderPoints['usedElsewhere'] {
  const stores = new Map<string, OrderPoints['usedElsewhere'][number]>();
  for (const { storeId, store, amount } of elsewhere)
    stores.set(storeId, { storeId, store, points: (stores.get(storeId)?.points ?? 0) + amount });
  return [...stores.values()].filter(({ points }) => points > 0);
}
