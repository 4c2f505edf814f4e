import { type ItemColumn, requiredItemColumns } from '@maru/contract/menu/import-rows.ts';
import type { Matching } from './match-columns.ts';

/**
 * Required columns that the file lacks. A file with ids or barcodes needs only one further column, because it
 * changes existing items.
 */
export function missingColumns(matching: Matching<ItemColumn>): readonly ItemColumn[] {
  const named = matching.includes('id') || matching.includes('barcode');
  const missing = requiredItemColumns.filter((column) => !matching.includes(column));
  return named && matching.filter((column) => column !== undefined).length > 1 ? [] : missing;
}
