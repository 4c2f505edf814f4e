import { Button } from '@mantine/core';
import type { ExcessRow } from '@maru/contract/orders/excess.endpoints.ts';
import { DetailLine } from '@maru/ui/detail-line.tsx';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDate, formatDateTime } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { personName } from '#hub/lib/person-name.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { excessQuery, loadExcess } from './excess/excess.api.ts';
import styles from './excess/excess.module.css';
import { existingPage, readExcessAddress } from './excess/excess-address.ts';
import { SettleExcess } from './excess/payment-excess.tsx';
import { useOrderWords } from './use-order-words.ts';

/** Route loader. */
export const loadExcessPage = (
  queryClient: QueryClient,
  { storeId, search }: { storeId: string; search: Record<string, unknown> },
) =>
  Promise.all([
    loadTexts('orders', 'list', 'forms'),
    loadExcess(queryClient, storeId, readExcessAddress(search).page),
  ]);

/**
 * Lists money beyond what orders can take, and money that turned out to be missing, until a person settles
 * it.
 */
export function ExcessPage() {
  const { t } = useOrderWords();
  const { storeId, may } = useStore();
  const { page = 1 } = readExcessAddress(useSearch({ from: '/signed-in/s/$storeId/orders/excess' }));
  const { data } = useSuspenseQuery(excessQuery(storeId, page));
  const navigate = useNavigate();
  const goTo = (next: number) => void navigate({ to: paths.excess({ storeId }), search: { page: next } });
  const existing = existingPage(page, data.totalPages);
  if (existing !== page)
    return <Navigate to={paths.excess({ storeId })} search={{ page: existing }} replace />;
  const back = may('ORDER') && { back: { to: paths.orders({ storeId }), label: t('order.back') } };

  return (
    <StoreFrame
      title={t('excess.title')}
      {...back}
      headerSlot={<StatusBadge>{t('openCount', { count: data.totalElements })}</StatusBadge>}
    >
      {data.content.length === 0 ? (
        <EmptyState title={t('excess.none')} text={t('excess.noneText')} />
      ) : (
        <ul className={styles.rows}>
          {data.content.map((row) => (
            <Row key={`${row.paymentId} ${row.kind}`} row={row} />
          ))}
        </ul>
      )}
      {data.totalPages > 1 && (
        <nav className={styles.pager} aria-label={t('list:pager.label')}>
          <Button size="lg" disabled={page <= 1} onClick={() => goTo(page - 1)}>
            {t('list:pager.previous')}
          </Button>
          <Button size="lg" disabled={page >= data.totalPages} onClick={() => goTo(page + 1)}>
            {t('list:pager.next')}
          </Button>
        </nav>
      )}
    </StoreFrame>
  );
}

function Row({ row }: { row: ExcessRow }) {
  const { t, language, won } = useOrderWords();
  const { storeId } = useStore();
  const { kind, orderId, orderNumber, businessDate, orderStatus, type, amount, takenBy, at, isAsked } = row;
  const day = t('order.day', { date: formatDate(businessDate, language) });
  const about = [
    t(`statuses.${orderStatus}`),
    day,
    t(`paymentTypes.${type}`),
    personName(takenBy),
    formatDateTime(at, language),
  ];

  return (
    <li className={`card-box ${styles.row}`}>
      <div className={styles.rowHead}>
        <StatusBadge tone={kind === 'EXCESS' ? 'warning' : 'danger'}>{t(`excess.kinds.${kind}`)}</StatusBadge>
        <span className={styles.amount}>{won(amount)}</span>
      </div>
      <Link to={paths.order({ storeId, orderId })} className={styles.rowOrder}>
        {t('order.title', { number: orderNumber })}
      </Link>
      <p className={styles.about}>
        <DetailLine parts={about} />
      </p>
      <div className={styles.acts}>
        <SettleExcess unsettled={row} isAsked={isAsked} />
      </div>
    </li>
  );
}
