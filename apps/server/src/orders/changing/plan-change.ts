import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';
import { fail } from '#server/http/refusal.ts';
import type { LineRecord, WholeOrder } from '../order-records.ts';
import type { AskedLine } from '../taking/price-order.ts';
import { stockOfLine } from '../transitions/lines-refunded.ts';

type Input = Pick<ParsedInputOf<typeof changeOrder>, 'add' | 'lines'>;

/** A line of the order with its quantity after the change; 0 if the line is removed. */
export type ExistingLine = { line: LineRecord; quantity: number; reason: string | null };

export type ChangePlan = {
  existing: readonly ExistingLine[];
  /** Pieces added to existing lines come last. */
  added: readonly AskedLine[];
  /** Items whose counted stock comes back. */
  returnedItems: readonly string[];
};

/** What a change asks for, as existing lines and lines to add. Refuses an order or a line that cannot be changed. */
export function planChange({ order, lines }: WholeOrder, { add, lines: asked }: Input): ChangePlan {
  if (order.pending) fail('ORDER_PENDING', { pending: order.pending });
  if (!canOrder('change', order)) fail('ORDER_NOT_CHANGEABLE', { reason: 'STATUS' });
  // A device sends a reason only if it decreases the quantity. If the quantity that it sends is nevertheless higher
  // than the current one, another device has already decreased the line further.
  const isOutdated = ({ lineId, quantity, reason }: Input['lines'][number]) =>
    !lines.some((line) => line.id === lineId && (reason === undefined || quantity <= line.quantity));
  if (asked.some(isOutdated)) fail('ORDER_NOT_CHANGEABLE', { reason: 'LINE_GONE' });

  const existing = lines.map((line): ExistingLine => {
    const change = asked.find(({ lineId }) => lineId === line.id);
    const quantity = Math.min(change?.quantity ?? line.quantity, line.quantity);
    return { line, quantity, reason: change?.reason ?? null };
  });
  const raised = lines.flatMap((line) => {
    const wanted = asked.find(({ lineId }) => lineId === line.id)?.quantity ?? line.quantity;
    return wanted > line.quantity ? [moreOf(line, wanted - line.quantity)] : [];
  });
  const returnedItems = existing.flatMap(({ line, quantity }) =>
    line.itemId !== null && stockBack(line, quantity) > 0 ? [line.itemId] : [],
  );
  return { existing, added: [...add, ...raised], returnedItems };
}

/** How much counted stock a line gives back when its quantity is lowered. Uncounted pieces go first. */
export function stockBack(line: LineRecord, quantity: number): number {
  return stockOfLine(line) - stockOfLine({ ...line, quantity });
}

/** More pieces of a line, without its discount, which was given for the earlier pieces. A typed price stays. */
function moreOf(line: LineRecord, quantity: number): AskedLine {
  const { itemId, name, taxable, options, itemOrderType, note, unitPriceKrw } = line;
  const ofAnyLine = { quantity, itemOrderType, ...(note === null ? {} : { note }) };
  if (itemId === null) return { name, unitPrice: unitPriceKrw, taxable, ...ofAnyLine };

  const differences = options.reduce((sum, { priceDifference }) => sum + priceDifference, 0);
  return {
    itemId,
    choiceIds: options.map(({ choiceId }) => choiceId),
    ...(line.priceTyped ? { unitPrice: unitPriceKrw - differences } : {}),
    ...ofAnyLine,
  };
}
