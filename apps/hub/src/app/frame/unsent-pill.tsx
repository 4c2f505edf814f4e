import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { isUnsent } from '#hub/payments/sale-queue/sale.ts';
import { useSaleQueue } from '#hub/payments/sale-queue/use-sale-queue.ts';
import { LeaveStoreQuestion } from '#hub/payments/sale-queue/waiting/leave-store-question.tsx';
import { holdTab } from '#hub/till/draft/tab.ts';
import styles from './unsent-pill.module.css';

/** Shows how many orders on this device the server does not have yet. Links to the till, which lists them. */
export function UnsentPill({ storeId }: { storeId: string }) {
  const { t } = useTranslation('app');
  const { sales } = useSaleQueue(storeId, false);
  // Marks this tab as open on every screen, so that no other tab takes over its cart.
  useEffect(() => void holdTab(), []);
  const till = paths.till({ storeId });
  const isTill = useRouterState({ select: ({ location }) => location.pathname === till });

  const unsent = sales.filter(isUnsent);
  const refused = unsent.filter(({ refusal }) => refusal !== null);
  const words =
    refused.length > 0
      ? t('unsent.toCheck', { count: refused.length })
      : t('unsent.waiting', { count: unsent.length });

  return (
    <>
      <LeaveStoreQuestion sales={sales} />
      <span role="status" className={styles.status}>
        {!isTill && unsent.length > 0 && (
          <Link to={till} className="header-pill">
            <StatusBadge tone="warning" hasDot>
              {words}
            </StatusBadge>
          </Link>
        )}
      </span>
    </>
  );
}
