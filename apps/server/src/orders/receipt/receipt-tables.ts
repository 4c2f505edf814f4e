import type {
  LineRow,
  PointRow,
  ReceiptRows,
  SumRow,
  TenderRow,
} from '@maru/contract/receipt/receipt-rows.ts';
import type { SoldCashReceipt } from '@maru/contract/receipt/sold.ts';
import { filled } from '#server/messaging/filled.ts';
import type { MailRow, MailTable } from '#server/messaging/post.ts';
import type { ReceiptWords } from './receipt-words.ts';

/** The rows of a receipt that have amounts, as tables of a mail, in the same order as on the printed receipt. */
export function receiptTables(rows: ReceiptRows, words: ReceiptWords): MailTable[] {
  const { mail, receipt, itemHead } = words;
  const { tables } = mail;
  const made: MailTable[] = [
    {
      label: tables.lines,
      head: [itemHead, receipt.quantity, receipt.amount],
      rows: rows.lines.map((row) => lineRow(row, words)),
    },
    { label: tables.sums, rows: rows.sums.map((row) => sumRow(row, words)) },
    { label: tables.tenders, rows: rows.tenders.map((row) => tenderRow(row, words)) },
    { label: tables.refund, rows: rows.refund.map((row) => sumRow(row, words)) },
    { label: tables.cashReceipts, rows: rows.cashReceipts.map((row) => cashReceiptRow(row, words)) },
    { label: tables.points, rows: rows.points.map((row) => pointRow(row, words)) },
  ];
  return made.filter((table) => table.rows.length > 0);
}

function lineRow(row: LineRow, { receipt, won, nameOf }: ReceiptWords): MailRow {
  if (row.kind === 'LINE_DISCOUNT') return { cells: [receipt.lineDiscount, '', won(row.amount)] };
  const details = [
    ...row.options.map(nameOf),
    ...(row.place === 'TOGO' ? [receipt.togo] : []),
    ...(row.isTaxFree ? [receipt.taxFree] : []),
    ...(row.refundedQuantity > 0
      ? [filled(receipt.refundedPieces, { count: row.refundedQuantity.toLocaleString('en-US') })]
      : []),
  ];
  return {
    cells: [nameOf(row), row.quantity.toLocaleString('en-US'), won(row.amount)],
    ...(details.length > 0 && { details: [details.join(', ')] }),
  };
}

function sumRow({ kind, amount }: SumRow, { receipt, won }: ReceiptWords): MailRow {
  return { cells: [receipt.sums[kind], won(amount)], isStrong: kind === 'TOTAL' || kind === 'STANDS' };
}

function pointRow({ kind, points }: PointRow, { receipt }: ReceiptWords): MailRow {
  const amount = filled(receipt.points.amount, { points: points.toLocaleString('en-US') });
  return { cells: [receipt.points[kind], amount] };
}

function tenderRow(row: TenderRow, { receipt, won, cardOf }: ReceiptWords): MailRow {
  if (row.kind === 'LEFT') return { cells: [receipt.left, won(row.amount)], isStrong: true };
  if (row.kind === 'RETURNED') return { cells: [receipt.returned, won(row.amount)] };
  const { type, amount, card, approvalNumber, cash } = row;
  return {
    cells: [receipt.tenderTypes[type], won(amount)],
    details: [
      ...(card ? [cardOf(card)] : []),
      ...(approvalNumber ? [filled(receipt.approval, { number: approvalNumber })] : []),
      ...(cash ? [filled(receipt.cash, { received: won(cash.received), change: won(cash.change) })] : []),
    ],
    isStrong: true,
  };
}

function cashReceiptRow(row: SoldCashReceipt, { receipt, won }: ReceiptWords): MailRow {
  const { purposes, cancelled } = receipt.cashReceipt;
  const { approvalNumber, identifier } = row;
  return {
    cells: [row.isCancelled ? cancelled : purposes[row.purpose], won(row.amount)],
    details: [identifier, ...(approvalNumber ? [filled(receipt.approval, { number: approvalNumber })] : [])],
  };
}
