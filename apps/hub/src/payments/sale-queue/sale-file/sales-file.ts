import { isUnsent, type Sale } from '#hub/payments/sale-queue/sale.ts';
import { afterReload } from '#hub/payments/sale-queue/sending/receipted-sale.ts';

/** Marks a file of unsent sales. If the format changes, the number changes. */
const format = 'maru-sales-1';

type SalesFile = { format: typeof format; storeId: string; sales: readonly Sale[] };

/** Writes the unsent sales of a store into a file, so that another device can send them. */
export function writeSalesFile(storeId: string, sales: readonly Sale[]): string {
  const file: SalesFile = { format, storeId, sales: sales.filter(isUnsent) };
  return JSON.stringify(file);
}

export type ReadSales = { sales: Sale[] } | { problem: 'NO_SALES_FILE' | 'OTHER_STORE' };

/**
 * Reads a file of sales. The sales keep their ids and keys, so that a sale that two devices send is recorded
 * once.
 */
export function readSalesFile(storeId: string, text: string): ReadSales {
  const file = parse(text);
  if (!file) return { problem: 'NO_SALES_FILE' };
  if (file.storeId !== storeId) return { problem: 'OTHER_STORE' };
  return { sales: file.sales.map(readyToSend) };
}

/**
 * Makes a sale ready to be sent. A refusal because of the sender is removed; any other refusal stays for a
 * person to decide.
 */
function readyToSend(sale: Sale): Sale {
  return { ...afterReload(sale, Date.now()), tries: 0, notBefore: 0 };
}

function parse(text: string): SalesFile | undefined {
  try {
    const file: unknown = JSON.parse(text);
    return isSalesFile(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Checks only the fields that this page reads; the server checks the contents of each sale. */
function isSalesFile(file: unknown): file is SalesFile {
  if (!isRecord(file) || file.format !== format || !Array.isArray(file.sales)) return false;
  return file.sales.every((sale) => isSaleOf(file.storeId, sale));
}

function isSaleOf(storeId: unknown, sale: unknown): boolean {
  if (!isRecord(sale)) return false;
  const { id, createdAt, order, answer, steps } = sale;
  const isTaken = isRecord(answer) && typeof answer.id === 'string';
  const isNew = isRecord(order) && typeof order.key === 'string' && isRecord(order.body);
  return (
    sale.storeId === storeId &&
    typeof id === 'string' &&
    typeof createdAt === 'number' &&
    Array.isArray(steps) &&
    (isTaken || isNew)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
