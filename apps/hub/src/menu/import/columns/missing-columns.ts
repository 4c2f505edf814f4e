import { type ItemColumn, requiredItemColumns } from '@maru/contract/menu/import-rows.ts';
import type { Matching } from './match-columns.ts';

/** What a file still lacks. One that names its items by id or barcode may change them by any one column more. */
export function missingColumns(matching: Matching<ItemColumn>): readonly ItemColumn[] {
  const named = matching.includes('id') || matching.includes('barcode');
  const missing = requiredItemColumns.filter((column) => !matching.includes(column));
  return named && matching.filter((column) => column !== undefined).length > 1 ? [] : missing;
}
