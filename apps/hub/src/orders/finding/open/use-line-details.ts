import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

type Line = OrderSummary['lines'][number];

/**
 * Returns the details shown with the name of a line: its options and, if only a part of the order is to go,
 * “to go” for the lines of that part.
 */
export function useLineDetails(lines: readonly Line[]): (line: Line) => string[] {
  const { t, nameOf } = useOrderWords();
  const isMixed = new Set(lines.map(({ itemOrderType }) => itemOrderType)).size > 1;
  return ({ options, itemOrderType }) => [
    ...options.map(nameOf),
    ...(isMixed && itemOrderType === 'TOGO' ? [t('places.TOGO')] : []),
  ];
}
