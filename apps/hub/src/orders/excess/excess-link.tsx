import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { excessQuery } from './excess.api.ts';

/** A link on the board to money that somebody has to give back or collect, shown while there is any. */
export function ExcessLink() {
  const { t } = useOrderWords();
  const { storeId, may } = useStore();
  const { data } = useQuery({ ...excessQuery(storeId), enabled: may('REFUND') });
  if (!data || data.totalElements === 0) return null;

  return (
    <Link to={paths.excess({ storeId })} className="warning-box warning-link">
      {t('excess.link', { count: data.totalElements })}
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
