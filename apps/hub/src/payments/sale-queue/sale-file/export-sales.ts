import { downloadFile } from '#hub/lib/downloads/download-file.ts';
import type { Sale } from '#hub/payments/sale-queue/sale.ts';
import { writeSalesFile } from './sales-file.ts';

/** Saves the unsent sales as a file. They also stay on this device. */
export function exportSales(storeId: string, sales: readonly Sale[]) {
  const day = new Date().toISOString().slice(0, 10);
  const blob = new Blob([writeSalesFile(storeId, sales)], { type: 'application/json' });
  downloadFile(`maru-sales-${day}.json`, blob);
}
