import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RowScroller } from '#hub/menu/lists/row-scroller.tsx';
import type { TaxChange } from '#hub/menu/tax/tax-change.ts';
import type { PreviewRow } from './preview-change.ts';
import styles from './preview-list.module.css';
import { useBulkWords } from './use-bulk-words.ts';

type PreviewListProps = {
  storeId: string;
  kind: BulkChange['kind'];
  rows: readonly PreviewRow[];
  /** Items that somebody else changed since the dialog opened. */
  changed: ReadonlySet<string>;
  tax: TaxChange | undefined;
  now: Date;
};

/** Virtualized list of the items that change, before and after. */
export function PreviewList({ storeId, rows, ...row }: PreviewListProps) {
  const { t } = useBulkWords(storeId);
  return (
    <RowScroller
      label={t('preview')}
      count={rows.length}
      keyOf={(index) => rows[index]?.item.id ?? index}
      isTight
      renderRow={(index) => rows[index] && <Row storeId={storeId} row={rows[index]} {...row} />}
    />
  );
}

function Row({
  storeId,
  kind,
  row: { item, after, problem },
  changed,
  tax,
  now,
}: Omit<PreviewListProps, 'rows'> & { row: PreviewRow }) {
  const { t, nameOf, wordsOf } = useBulkWords(storeId);
  const { t: tTax } = useTranslation('menu-tax');
  const before = wordsOf(kind, item, now);
  return (
    <>
      <p className={styles.name}>
        {nameOf(item)}
        {tax?.itemIds.has(item.id) && <StatusBadge tone="warning">{tTax(`mark.${tax.becomes}`)}</StatusBadge>}
        {changed.has(item.id) && <StatusBadge tone="warning">{t('since.mark')}</StatusBadge>}
      </p>
      <p className={styles.values}>
        {after === null ? (
          <span className={styles.before}>{before}</span>
        ) : (
          <>
            <span className={styles.before}>{before}</span>
            <IconArrowRight size={16} className={styles.arrow} aria-label={t('becomes')} role="img" />
            {problem ? (
              <span className={styles.problem}>{t(`problem.${problem}`)}</span>
            ) : (
              <strong>{wordsOf(kind, after, now)}</strong>
            )}
          </>
        )}
      </p>
    </>
  );
}
