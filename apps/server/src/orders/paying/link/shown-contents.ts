import { createHash } from 'node:crypto';
import type { PayPageFacts } from '@maru/contract/rendered-page.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';

/** The lines as a guest sees them. */
export function shownLines({ lines }: Pick<WholeOrder, 'lines'>): PayPageFacts['lines'] {
  return lines.map(({ id, name, nameEn, options, quantity, totalKrw }) => ({
    id,
    name,
    nameEn,
    options: options.map((option) => ({ name: option.name, nameEn: option.nameEn })),
    quantity,
    total: totalKrw,
  }));
}

/**
 * A hash of what a guest sees of the order, so that nobody pays for something else, even at the same amount. The
 * order's version would change too often: a pickup or a cash payment increments it without changing what is paid for.
 */
export function contentsOf(whole: Pick<WholeOrder, 'lines' | 'order'>): string {
  const lines = shownLines(whole).map(({ id: _, ...line }) => line);
  const shown = JSON.stringify({ lines, total: whole.order.totalKrw });
  return createHash('sha256').update(shown).digest('base64url');
}
