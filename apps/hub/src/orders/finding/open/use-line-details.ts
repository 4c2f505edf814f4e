import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

type Line = OrderSummary['lines'][number];

/** What belongs to the name of a line: its options and, in an order that is partly to go, that it is to go. */
export function useLineDetails(lines: readonly Line[]): (line: Line) => string[] {
  const { t, nameOf } = useOrderWords();
  const isMixed = new Set(lines.map(({ itemOrderType }) => itemOrderType)).size > 1;
  return ({ options, itemOrderType }) => [
    ...options.map(nameOf),
    ...(isMixed && itemOrderType === 'TOGO' ? [t('places.TOGO')] : []),
  ];
}
