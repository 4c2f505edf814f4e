import type { OrderSummary } from '@maru/contract/orders/order.ts';
import { readSaleNumber } from '@maru/contract/orders/sale-number.ts';
import { canBeChoseong, disassemble, getChoseong } from 'es-hangul';
import { plainText } from '#hub/lib/filters/plain-text.ts';

type Searchable = Pick<OrderSummary, 'orderNumber' | 'saleNumber' | 'note' | 'lines'>;

/**
 * Orders that match every word of the query. A word matches the beginning of the order number (`47`, `#47`),
 * the sale number (`B-12`, `b12`), menu and option names in English and Korean (also incomplete syllables or
 * initial consonants), and notes.
 */
export function searchOrders<T extends Searchable>(orders: readonly T[], query: string): T[] {
  const words = query.trim().split(/\s+/).map(plainText).filter(Boolean);
  return words.length === 0
    ? [...orders]
    : orders.filter((order) => words.every((word) => isIn(order, word)));
}

function isIn(order: Searchable, word: string): boolean {
  const number = /^#?(\d+)$/.exec(word)?.[1];
  if (number && String(order.orderNumber).startsWith(number)) return true;
  const saleNumber = readSaleNumber(word);
  if (saleNumber && order.saleNumber === saleNumber) return true;

  const letters = disassemble(word);
  const isConsonants = [...letters].every((letter) => canBeChoseong(letter));
  return textsOf(order).some((text) => {
    const read = plainText(text);
    return isConsonants ? getChoseong(read).includes(letters) : disassemble(read).includes(letters);
  });
}

function textsOf({ note, lines }: Searchable): string[] {
  const named = lines.flatMap((line) => [line, ...line.options]);
  const texts = [
    ...named.flatMap(({ name, nameEn }) => [name, nameEn]),
    note,
    ...lines.map((line) => line.note),
  ];
  return texts.filter((text) => text !== null);
}
