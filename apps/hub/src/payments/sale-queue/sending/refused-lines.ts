import { inHand, type Sale } from '#hub/payments/sale-queue/sale.ts';
import type { CartLine } from '#hub/payments/sale-queue/stored-cart.ts';
import { isRefusedForSender } from './receipted-sale.ts';

export type RefusedLine = { line: CartLine } & (
  | { why: 'GONE' | 'SOLD_OUT' | 'CHOICE_SOLD_OUT' | 'CHOICE_GONE' }
  | { why: 'FEW_LEFT'; left: number }
);

/** The lines that the server refused to sell; empty if it refused for another reason. */
export function refusedLines({ cart, refusal }: Sale): RefusedLine[] {
  return linesIn(refusal?.detail).flatMap(({ index, left }): RefusedLine[] => {
    const line = cart?.lines[index];
    if (!line) return [];
    switch (refusal?.code) {
      case 'STORE_ITEM_NOT_FOUND':
        return [{ line, why: 'GONE' }];
      case 'STORE_ITEM_OPTION_COLLECTION_ITEM_NOT_FOUND':
        return [{ line, why: 'CHOICE_GONE' }];
      case 'STORE_ITEM_SOLD_OUT':
        return [{ line, ...whySoldOut(line, left) }];
      default:
        return [];
    }
  });
}

/** Parsed by hand, since the bundle leaves out the zod schemas of the error catalogue. */
function linesIn(detail: unknown): { index: number; left: number }[] {
  if (typeof detail !== 'object' || detail === null || !('lines' in detail)) return [];
  const lines: unknown[] = Array.isArray(detail.lines) ? detail.lines : [];
  return lines.flatMap((entry) => {
    if (typeof entry === 'number') return [{ index: entry, left: 0 }];
    if (typeof entry !== 'object' || entry === null || !('line' in entry) || !('left' in entry)) return [];
    const { line: index, left } = entry;
    return typeof index === 'number' && typeof left === 'number' ? [{ index, left }] : [];
  });
}

/** For a sold-out choice the server reports 0 left of the item. */
function whySoldOut({ choiceIds }: CartLine, left: number) {
  if (left > 0) return { why: 'FEW_LEFT', left } as const;
  return { why: choiceIds.length > 0 ? 'CHOICE_SOLD_OUT' : 'SOLD_OUT' } as const;
}

/**
 * Whether the server certainly has no such order, so that money taken for it must be returned to the
 * customer. SALE_ID_REUSED says that the server does have an order with the id of this sale.
 */
export function isSurelyRefused({ refusal }: Sale): boolean {
  if (refusal?.during !== 'ORDER' || isRefusedForSender({ refusal })) return false;
  return refusal.code !== 'LATE' && refusal.code !== 'SALE_ID_REUSED';
}

/** Money that was handed over for a refused order. */
export function takenFor(sale: Sale): number {
  return inHand(sale).reduce((sum, { amount }) => sum + amount, 0);
}
