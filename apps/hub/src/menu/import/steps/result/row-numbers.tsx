import { useTranslation } from 'react-i18next';
import { rowRanges } from './row-ranges.ts';
import words from './row-words.module.css';

type RowNumbersProps = { rows: readonly number[]; sheet?: 'ITEMS' | 'OPTIONS'; isWhole?: boolean };

/** So many pieces are read at a glance. */
const mostPieces = 8;

/** Numbers of rows as the file counts them, cut where they are many. */
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
