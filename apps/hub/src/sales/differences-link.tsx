import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useSalesWords } from './use-sales-words.ts';

/** For owners: to the sales that differed from the menu. */
export function DifferencesLink() {
  const { t } = useSalesWords();
  const { storeId, role } = useStore();
  if (role !== 'OWNER') return null;

  return (
    <Button component={Link} to={paths.salesDifferences({ storeId })} aria-label={t('differences')}>
      <IconListCheck size={20} aria-hidden />
      <span className="heard-only-below-48em">&nbsp;{t('differences')}</span>
    </Button>
  );
}
