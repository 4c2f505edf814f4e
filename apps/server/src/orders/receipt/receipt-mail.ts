import type { Language } from '@maru/contract/language.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import {
  type Edition,
  type HeadRow,
  type ReceiptTexts,
  receiptRows,
} from '@maru/contract/receipt/receipt-rows.ts';
import { soldOfOrder } from '@maru/contract/receipt/sold-order.ts';
import { registrationAt } from '@maru/contract/stores/registration-at.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { filled } from '#server/messaging/filled.ts';
import type { Mail } from '#server/messaging/post.ts';
import { receiptTables } from './receipt-tables.ts';
import { type ReceiptWords, receiptWords } from './receipt-words.ts';

type Receipt = {
  order: Order;
  store: Pick<Store, 'category' | 'formerRegistrations' | keyof ReturnType<typeof registrationAt>>;
  texts: ReceiptTexts;
  language: Language;
};

/**
 * The receipt of an order as a mail. It is marked as a copy if the receipt was mailed or reprinted before. Its header
 * shows the registration at the time of the sale.
 */
export function receiptMail({ order, store, texts, language }: Receipt) {
  const words = receiptWords(store, language);
  const issuer = registrationAt(store, order.takenAt);
  const rows = receiptRows(soldOfOrder(order), { issuer, texts, edition: editionOf(order) });
  const names = { store: issuer.name, number: `${order.orderNumber}` };

  return {
    kind: 'RECEIPT',
    language,
    subject: filled(words.mail.subject, names),
    title: filled(words.mail.title, names),
    lines: [
      // The title names the store already.
      ...headLines(
        rows.head.filter(({ kind }) => kind !== 'STORE'),
        words,
      ),
      ...(rows.mark ? [filled(words.mail.mark, { mark: words.receipt.marks[rows.mark] })] : []),
      aboutText(rows, words),
    ],
    tables: receiptTables(rows, words),
    notes: [...(rows.footer ? [rows.footer] : []), ...words.mail.notes.map((note) => filled(note, names))],
  } satisfies Omit<Mail, 'to'>;
}

function editionOf({ history }: Order): Edition {
  const isGiven = history.some(({ kind }) => kind === 'RECEIPT_MAILED' || kind === 'RECEIPT_REPRINTED');
  return isGiven ? 'COPY' : 'ORIGINAL';
}

/** The header lines as one element, so that they stand close together; nothing if the store has entered none. */
function headLines(head: readonly HeadRow[], { receipt }: ReceiptWords): string[] {
  const texts = head.map(({ kind, text, extension = '' }) =>
    kind === 'STORE' || kind === 'ADDRESS' || kind === 'WORDS'
      ? text
      : filled(receipt.head[kind], { text, extension }),
  );
  return texts.length > 0 ? [texts.join('\n')] : [];
}

function aboutText(
  { orderNumber, saleNumber, at }: ReturnType<typeof receiptRows>,
  { receipt, timeOf }: ReceiptWords,
): string {
  return [
    filled(receipt.number, { number: `${orderNumber}` }),
    ...(saleNumber ? [filled(receipt.saleNumber, { number: saleNumber })] : []),
    timeOf(at),
  ].join('\n');
}
