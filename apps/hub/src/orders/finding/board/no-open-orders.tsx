import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import styles from './no-open-orders.module.css';

type NoOpenOrdersProps = {
  /** Whether filters hide all open orders. */
  isFiltered: boolean;
  onShowAll: () => void;
};

export function NoOpenOrders({ isFiltered, onShowAll }: NoOpenOrdersProps) {
  const { t } = useOrderWords();
  const { storeId } = useStore();

  if (isFiltered) {
    return (
      <div className={styles.none}>
        {t('empty.filtered')}
        <Button onClick={onShowAll}>{t('empty.showAll')}</Button>
      </div>
    );
  }
  const action = (
    <Button component={Link} to={paths.till({ storeId })} variant="brand">
      {t('empty.action')}
    </Button>
  );
  return <EmptyState title={t('empty.title')} text={t('empty.text')} action={action} />;
}
