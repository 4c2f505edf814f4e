import { Skeleton } from '@mantine/core';
import { Loading, SkeletonCards } from '@maru/ui/states/loading.tsx';
import { useTranslation } from 'react-i18next';
import styles from './orders-pending.module.css';

/** Widths of the chips in CSS pixels. */
const chips = [86, 72, 74, 84];

/** Skeleton of the board. */
export function OrdersPending() {
  const { t } = useTranslation('app');

  return (
    <Loading label={t('loading')}>
      <div className={styles.board}>
        <div className={styles.chips}>
          {chips.map((width) => (
            <Skeleton key={width} width={width} height={44} radius={22} />
          ))}
        </div>
        <SkeletonCards count={8} minWidth={280} height={216} />
      </div>
    </Loading>
  );
}
