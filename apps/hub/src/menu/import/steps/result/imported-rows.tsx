import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatCount, formatWon } from '@maru/web/format.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import type { Checked } from '#hub/menu/import/menu-import.api.ts';
import { RowScroller } from '#hub/menu/lists/row-scroller.tsx';
import { taxOfRow } from '#hub/menu/tax/tax-of-rows.ts';
import part from './result-part.module.css';
import styles from './row-words.module.css';

type Row = Checked['rows'][number];

type ImportedRowsProps = { rows: readonly Row[]; isTemplate: boolean };

/** Lists every item that would be created or changed, before and after. */
export function ImportedRows({ rows, isTemplate }: ImportedRowsProps) {
  const { t } = useTranslation('menu-import');
  return (
    <section className={part.part}>
      <h3 className={part.title}>{t('result.changes', { count: rows.length })}</h3>
      <RowScroller
        label={t('result.changeList')}
        count={rows.length}
        renderRow={(index) => rows[index] && <Change row={rows[index]} isTemplate={isTemplate} />}
      />
    </section>
  );
}

type ChangeProps = { row: Row; isTemplate: boolean };

function Change({
  row: { row, what, name, category, price, tax, stopsSelling, fields },
  isTemplate,
}: ChangeProps) {
  const { t } = useTranslation(['menu-import', 'menu-spreadsheets', 'menu-tax']);
  const words = useFieldWords();
  const taxed = taxOfRow({ what, tax });
  return (
    <>
      <p className={styles.line}>
        {!isTemplate && <strong>{t('result.row', { row })}</strong>}
        <span>{name}</span>
        <span className={styles.value}>{category}</span>
        {what === 'NEW' && <span>{words('price', String(price))}</span>}
        <StatusBadge tone={what === 'NEW' ? 'success' : 'brand'}>{t(`result.what.${what}`)}</StatusBadge>
        {what === 'NEW' && stopsSelling && <StatusBadge tone="warning">{t('result.onSale.N')}</StatusBadge>}
        {taxed && <StatusBadge tone="warning">{t(`menu-tax:mark.${taxed}`)}</StatusBadge>}
      </p>
      {fields.map(({ column, before, after }) => (
        <p key={column} className={styles.line}>
          <span>{t(`menu-spreadsheets:columns.${column}`)}</span>
          <span className={styles.value}>{words(column, before)}</span>
          <IconArrowRight size={16} className={styles.value} role="img" aria-label={t('result.becomes')} />
          <strong>{words(column, after)}</strong>
        </p>
      ))}
    </>
  );
}

function useFieldWords() {
  const { t } = useTranslation(['menu-import', 'menu-spreadsheets']);
  const language = useLanguage();
  return (column: Row['fields'][number]['column'], value: string): string => {
    if (column === 'onSale') return t(value === 'Y' ? 'result.onSale.Y' : 'result.onSale.N');
    if (column === 'placeEnabled' || column === 'marketPrice')
      return t(value === 'Y' ? 'menu-spreadsheets:words.yes' : 'menu-spreadsheets:words.no');
    if (value === '') return t(column === 'stock' ? 'result.notCounted' : 'result.blank');
    if (column === 'price') return formatWon(Number(value), language);
    return column === 'stock' ? formatCount(Number(value)) : value;
  };
}
