import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { unissuedQuery } from '#hub/cash-receipts/cash-receipts.api.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import styles from './unissued-link.module.css';

/** A link on the board to the cash payments without a receipt, shown while there are any. */
export function UnissuedLink({ storeId }: { storeId: string }) {
  const { t } = useCashReceiptWords();
  const { data } = useInfiniteQuery(unissuedQuery(storeId));
  const [first] = data?.pages ?? [];
  if (!first || first.totalElements === 0) return null;

  return (
    <Link
      to={paths.unissuedCash({ storeId })}
      className={styles.link}
      data-urgent={first.dueSoon > 0 || undefined}
    >
      <span>
        {t('unissued.link', { count: first.totalElements })}
        {first.dueSoon > 0 && <strong>{t('unissued.dueSoon', { count: first.dueSoon })}</strong>}
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
