import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

/** From the board to the search in the orders of all days. */
export function SearchLink({ storeId }: { storeId: string }) {
  const { t } = useOrderWords();
  return (
    <Button component={Link} to={paths.orderSearch({ storeId })} aria-label={t('find.title')}>
      <IconSearch size={20} aria-hidden />
      <span className="heard-only-below-48em">&nbsp;{t('find.title')}</span>
    </Button>
  );
}
