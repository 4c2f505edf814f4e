import { groupPhone } from '../phone/group-phone.ts';
import type { Sold, SoldCashReceipt, SoldLine, SoldTender } from './sold.ts';
import { type TaxRow, taxRows } from './tax-rows.ts';

/** SAMPLE: the preview in the settings. */
export type Edition = 'ORIGINAL' | 'COPY' | 'SAMPLE';

export type Issuer = {
  name: string;
  businessNumber: string | null;
  ownerName: string | null;
  address: string | null;
  addressDetail: string;
  phone: string | null;
  /** Missing if the device stored the store's data before this field existed. */
  phoneExtension?: string | undefined;
};

/** Texts that the store prints above and below. */
export type ReceiptTexts = { receiptHeader: string; receiptFooter: string };

export type HeadRow = {
  kind: 'STORE' | 'BUSINESS_NUMBER' | 'OWNER' | 'ADDRESS' | 'PHONE' | 'PHONE_EXTENSION' | 'WORDS';
  text: string;
  /** The extension of the telephone number, if it has one. */
  extension?: string;
};

export type LineRow =
  | ({ kind: 'LINE'; amount: number; isTaxFree: boolean; refundedQuantity: number } & Pick<
      SoldLine,
      'key' | 'name' | 'nameEn' | 'options' | 'quantity' | 'place'
    >)
  | { kind: 'LINE_DISCOUNT'; key: string; amount: number };

export type SumRow =
  | { kind: 'SUBTOTAL' | 'ORDER_DISCOUNT' | 'POINTS_USED' | 'TOTAL' | 'STANDS'; amount: number }
  | TaxRow;

export type TenderRow =
  | ({ kind: 'TENDER'; cash: { received: number; change: number } | null } & Pick<
      SoldTender,
      'key' | 'type' | 'amount' | 'approvalNumber' | 'card'
    >)
  | { kind: 'RETURNED'; key: string; amount: number }
  | { kind: 'LEFT'; key: string; amount: number };

export type PointRow = { kind: 'GIVEN_BACK' | 'EARNED' | 'BALANCE'; points: number };

/**
 * The rows of a receipt with their numbers, in print order. Reductions are negative, so the rows add up as
 * printed.
 */
export type ReceiptRows = {
  head: readonly HeadRow[];
  mark: 'COPY' | 'CANCELLED' | 'SAMPLE' | null;
  orderNumber: number | null;
  saleNumber: string | null;
  at: string;
  lines: readonly LineRow[];
  /** Lines minus discount and points equal the total. The tax parts add up to the total. */
  sums: readonly SumRow[];
  /**
   * What remains of a refunded order, with its tax parts. The refunded money itself is listed only once, among
   * the tenders.
   */
  refund: readonly SumRow[];
  /** Payments minus returns, and what is left to pay. They add up to the total, or to what remains of it. */
  tenders: readonly TenderRow[];
  cashReceipts: readonly SoldCashReceipt[];
  /** Points of the customer, once the order has earned some. */
  points: readonly PointRow[];
  footer: string | null;
};

type Issued = { issuer: Issuer; texts: ReceiptTexts; edition: Edition };

/** Builds the rows of a receipt for screen, paper, printer and mail. */
export function receiptRows(sold: Sold, { issuer, texts, edition }: Issued): ReceiptRows {
  return {
    head: headRows(issuer, texts.receiptHeader.trim()),
    mark: markOf(sold, edition),
    orderNumber: sold.orderNumber,
    saleNumber: sold.saleNumber ?? null,
    at: sold.at,
    lines: sold.lines.flatMap((line) => lineRows(line, sold)),
    sums: sumRows(sold),
    refund: refundRows(sold),
    tenders: tenderRows(sold),
    cashReceipts: sold.cashReceipts,
    points: pointRows(sold),
    footer: texts.receiptFooter.trim() || null,
  };
}

function headRows(issuer: Issuer, words: string): HeadRow[] {
  const rows: (Omit<HeadRow, 'text'> & { text: string | null })[] = [
    { kind: 'STORE', text: issuer.name },
    { kind: 'BUSINESS_NUMBER', text: issuer.businessNumber },
    { kind: 'OWNER', text: issuer.ownerName },
    { kind: 'ADDRESS', text: [issuer.address, issuer.addressDetail].filter(Boolean).join(' ') },
    phoneRow(issuer),
    // Many stores repeat their name in the header text, but it is already printed above.
    { kind: 'WORDS', text: words === issuer.name ? null : words },
  ];
  return rows.flatMap(({ text, ...row }) => (text ? [{ ...row, text }] : []));
}

function phoneRow({ phone, phoneExtension: extension }: Issuer) {
  const text = phone && groupPhone(phone);
  return extension ? { kind: 'PHONE_EXTENSION' as const, text, extension } : { kind: 'PHONE' as const, text };
}

/** The original is printed once nothing is left to pay. Before that, no print is marked as a copy. */
function markOf({ status, leftToPay }: Sold, edition: Edition): ReceiptRows['mark'] {
  if (status === 'CANCELLED') return 'CANCELLED';
  if (edition === 'COPY') return leftToPay === 0 ? 'COPY' : null;
  return edition === 'SAMPLE' ? 'SAMPLE' : null;
}

/**
 * Marks tax-free lines where tax is shown. All lines of an exempt store are tax-free, which its sums already
 * say.
 */
function lineRows(line: SoldLine, { taxType }: Sold): LineRow[] {
  const {
    key,
    name,
    nameEn,
    options,
    quantity,
    place,
    taxable,
    gross,
    discount,
    refundedQuantity = 0,
  } = line;
  const isTaxFree = taxType === 'GENERAL' && !taxable;
  return [
    {
      ...{ kind: 'LINE', key, name, nameEn, options, quantity, place, isTaxFree, refundedQuantity },
      amount: gross,
    },
    ...(discount > 0 ? [{ kind: 'LINE_DISCOUNT' as const, key, amount: -discount }] : []),
  ];
}

function sumRows(sold: Sold): SumRow[] {
  const { gross, lineDiscounts, orderDiscount, pointsUsed, total } = sold;
  const reductions: SumRow[] = [
    { kind: 'ORDER_DISCOUNT', amount: -orderDiscount },
    { kind: 'POINTS_USED', amount: -pointsUsed },
  ];
  const made = reductions.filter(({ amount }) => amount < 0);
  return [
    ...(made.length > 0 ? [{ kind: 'SUBTOTAL' as const, amount: gross - lineDiscounts }, ...made] : []),
    { kind: 'TOTAL', amount: total },
    ...taxRows(sold),
  ];
}

function refundRows({ taxType, total, refund, ...parts }: Sold): SumRow[] {
  if (!refund) return [];
  return [
    { kind: 'STANDS', amount: total - refund.amount },
    ...taxRows({
      taxType,
      supply: parts.supply - refund.supply,
      vat: parts.vat - refund.vat,
      taxFree: parts.taxFree - refund.taxFree,
      serviceCharge: parts.serviceCharge - refund.serviceCharge,
    }),
  ];
}

function pointRows({ points, status }: Sold): PointRow[] {
  if (!points || status !== 'CLOSED') return [];
  const { givenBack = 0 } = points;
  return [
    ...(givenBack > 0 ? [{ kind: 'GIVEN_BACK' as const, points: givenBack }] : []),
    { kind: 'EARNED', points: points.earned },
    { kind: 'BALANCE', points: points.balance },
  ];
}

function tenderRows({ tenders, status, leftToPay }: Sold): TenderRow[] {
  const rows = tenders.flatMap((tender): TenderRow[] => {
    const { key, type, amount, returned, received, change, approvalNumber, card } = tender;
    const cash = received !== null && change > 0 ? { received, change } : null;
    return [
      { kind: 'TENDER', key, type, amount, approvalNumber, card, cash },
      ...(returned > 0 ? [{ kind: 'RETURNED' as const, key, amount: -returned }] : []),
    ];
  });
  const isLeft = status === 'OPEN' && leftToPay > 0;
  return [...rows, ...(isLeft ? [{ kind: 'LEFT' as const, key: 'left', amount: leftToPay }] : [])];
}
