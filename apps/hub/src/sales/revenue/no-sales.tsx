import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useSalesWords } from '#hub/sales/use-sales-words.ts';

export function NoSales({ isToday }: { isToday: boolean }) {
  const { t } = useSalesWords();
  const { storeId, may } = useStore();
  if (!isToday) return <EmptyState title={t('empty.dayTitle')} text={t('empty.dayText')} />;

  const action = may('ORDER') && (
    <Button component={Link} to={paths.till({ storeId })} variant="brand">
      {t('empty.action')}
    </Button>
  );
  return <EmptyState title={t('empty.todayTitle')} text={t('empty.todayText')} action={action} />;
}
