import { useTranslation } from 'react-i18next';
import { rowRanges } from './row-ranges.ts';
import words from './row-words.module.css';

type RowNumbersProps = { rows: readonly number[]; sheet?: 'ITEMS' | 'OPTIONS'; isWhole?: boolean };

/** Maximum number of ranges in the short form. */
const mostPieces = 8;

/** Row numbers of the file as ranges. A long list is cut. */
export function RowNumbers({ rows, sheet = 'ITEMS', isWhole = false }: RowNumbersProps) {
  const { t } = useTranslation('menu-import');
  const { ranges, more } = rowRanges(rows, isWhole ? rows.length : mostPieces);
  return (
    <p className={`${words.line} ${words.value}`}>
      {t(sheet === 'ITEMS' ? 'result.rows' : 'result.optionRows', { rows: ranges })}
      {more > 0 && <span>{t('result.moreRows', { count: more })}</span>}
    </p>
  );
}
