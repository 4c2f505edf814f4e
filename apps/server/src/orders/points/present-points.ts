import type { OrderPoints } from '@maru/contract/points/order-points.ts';
import { maskedName, maskedPhone } from '#server/customers/masked.ts';
import type { WholeOrder } from '../order-records.ts';
import { earnedBy, pointsOf } from './points-followed.ts';

/** What an order shows of its customer and their points. */
export function presentPoints({
  order,
  lines,
  points,
}: Pick<WholeOrder, 'order' | 'lines' | 'points'>): OrderPoints | null {
  if (!points) return null;
  const { customer, balance, entries, terms } = points;
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
    givenBack: sumOf('GIVE_BACK'),
    earned,
    takenBack: sumOf('EARN') - earned,
    willEarn: order.status === 'OPEN' ? earnedBy(lines, terms ?? undefined) : 0,
  };
}
