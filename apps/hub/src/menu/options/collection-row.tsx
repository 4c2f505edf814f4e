import type { OptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { isSwitchedOff } from '@maru/contract/menu/sold-out.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#hub/app/paths.ts';
import { OtherName } from '#hub/lib/names/other-name.tsx';
import styles from './collection-row.module.css';
import { useOptionWords } from './use-option-words.ts';

type CollectionRowProps = {
  storeId: string;
  collection: OptionCollection;
  /** Number of items that use it. */
  count: number;
  now: Date;
  handle: ReactNode;
};

/** A collection in the list, summarised in two lines. Links to its page. */
export function CollectionRow({ storeId, collection, count, now, handle }: CollectionRowProps) {
  const { t, nameOf, difference } = useOptionWords();
  const { id, mandatory, multiple, choices } = collection;

  return (
    <div className={`card-box ${styles.row}`}>
      {handle}
      <div className={styles.words}>
        <p className={styles.head}>
          <Link className={styles.name} to={paths.optionCollection({ storeId, collectionId: id })}>
            {nameOf(collection)}
          </Link>
          <OtherName of={collection} className={styles.otherName} />
          {mandatory && <StatusBadge tone="brand">{t('mandatory')}</StatusBadge>}
          {multiple && <StatusBadge>{t('multiple')}</StatusBadge>}
        </p>
        <p className={styles.choices}>
          {choices.map((choice, index) => (
            <span key={choice.id}>
              {index > 0 && ', '}
              {nameOf(choice)}
              {choice.priceDifference !== 0 && (
                <>
                  {' '}
                  <span className={styles.amount}>{difference(choice.priceDifference)}</span>
                </>
              )}
              {isSwitchedOff(choice.soldOutUntil, now) && (
                <span className={styles.soldOut}> ({t('soldOut')})</span>
              )}
            </span>
          ))}
        </p>
      </div>
      <span className={styles.count}>{count > 0 ? t('usedBy', { count }) : t('usedByNone')}</span>
    </div>
  );
}
