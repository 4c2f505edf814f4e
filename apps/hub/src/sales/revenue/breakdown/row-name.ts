import { nameIn } from '@maru/contract/menu/names.ts';
import type { BreakdownRow } from '@maru/contract/sales/revenue-report.ts';
import type { ShownBreakdown } from '#hub/sales/revenue/revenue-address.ts';
import type { Words } from '#hub/sales/use-sales-words.ts';

/** The name of a row of a breakdown. */
export function rowName(
  { name, nameEn, type }: Pick<BreakdownRow, 'name' | 'nameEn' | 'type'>,
  by: ShownBreakdown,
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  if (by === 'orderType') return t(`orders:find.types.${type}`);
  if (by === 'itemOrderType') return t(`orders:places.${type}`);
  return name === null ? t(`breakdowns.nameless.${by}`) : nameIn(language, { name, nameEn });
}
