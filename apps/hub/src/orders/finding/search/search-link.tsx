import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';

/**
 * A link from the board to the search in the orders of all days. It is a text, because an icon would be taken
 * for the board's own search.
 */
export function SearchLink({ storeId, className }: { storeId: string; className: string | undefined }) {
  const { t } = useOrderWords();
  return (
    <Button component={Link} to={paths.orderSearch({ storeId })} {...(className && { className })}>
      {t('find.past')}
    </Button>
  );
}
