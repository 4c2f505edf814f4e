import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Estimate before measuring, in CSS pixels. */
const rowHeight = 61;

/** Virtualized list of the items that change, before and after. */
export function PreviewList({ storeId, rows, ...row }: PreviewListProps) {
  'use no memo'; // The virtualizer is one mutable object. The compiler would memoize it and stop updates.
  const { t } = useBulkWords(storeId);
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.item.id ?? index,
    overscan: 8,
    initialRect: { width: 0, height: 400 },
  });

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section ref={scroller} className={styles.scroller} aria-label={t('preview')} tabIndex={0}>
      <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const shown = rows[index];
          return (
            shown && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <Row storeId={storeId} row={shown} {...row} />
              </li>
            )
          );
        })}
      </ul>
    </section>
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
