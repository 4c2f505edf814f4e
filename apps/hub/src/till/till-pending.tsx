import { Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import tiles from './items/item-grid.module.css';
import styles from './till-page.module.css';

const blanks = Array.from({ length: 20 }, (_, index) => index);

/** Skeleton of the till. */
export function TillPending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.till}>
        <div className={styles.menu}>
          <div className={styles.pendingChips}>
            {blanks.slice(0, 6).map((blank) => (
              <Skeleton key={blank} width={84} height={44} radius={22} />
            ))}
          </div>
          <div className={tiles.pending}>
            {blanks.map((blank) => (
              <Skeleton key={blank} height={118} radius="md" />
            ))}
          </div>
        </div>
        <div className={styles.cart} />
      </div>
    </Loading>
  );
}
