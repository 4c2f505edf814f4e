import { Skeleton } from '@mantine/core';
import { Loading, SkeletonCards } from '@maru/ui/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from '#hub/sales/revenue-page.module.css';

/** A day's figures before they are there. */
export function RevenuePending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.day}>
        <SkeletonCards count={4} minWidth={240} height={116} />
        <div className={styles.parts}>
          <Skeleton height={446} radius="md" />
          <div className={styles.side}>
            <Skeleton height={260} radius="md" />
            <Skeleton height={220} radius="md" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
