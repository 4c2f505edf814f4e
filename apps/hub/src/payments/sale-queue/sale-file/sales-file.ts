import { isUnsent, type Sale } from '#hub/payments/sale-queue/sale.ts';
import { afterReload } from '#hub/payments/sale-queue/sending/receipted-sale.ts';

/** Marks a file of unsent sales. A later version of the form gets another number. */
const format = 'maru-sales-1';

type SalesFile = { format: typeof format; storeId: string; sales: readonly Sale[] };

/** The unsent sales of a store as a file, for a device whose member may not send them any more. */
export function writeSalesFile(storeId: string, sales: readonly Sale[]): string {
  const file: SalesFile = { format, storeId, sales: sales.filter(isUnsent) };
  return JSON.stringify(file);
}

export type ReadSales = { sales: Sale[] } | { problem: 'NO_SALES_FILE' | 'OTHER_STORE' };

/** Reads such a file. The sales keep their ids and keys, so that a sale that two devices send is recorded once. */
export function readSalesFile(storeId: string, text: string): ReadSales {
  const file = parse(text);
  if (!file) return { problem: 'NO_SALES_FILE' };
  if (file.storeId !== storeId) return { problem: 'OTHER_STORE' };
  return { sales: file.sales.map(sendableAnew) };
}

/** What was refused because of the member who sent it is sent again. What else was refused still waits for a person. */
function sendableAnew(sale: Sale): Sale {
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

/** The server checks the contents of a sale; here only what this page itself reads. */
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
