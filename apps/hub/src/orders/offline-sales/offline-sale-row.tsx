import { Button } from '@mantine/core';
import type { OfflineSale } from '@maru/contract/orders/receipted.endpoints.ts';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { paths } from '#hub/app/paths.ts';
import { personName } from '#hub/lib/person-name.ts';
import { useOrderWords } from '#hub/orders/use-order-words.ts';
import { DifferenceList } from './difference-list.tsx';
import styles from './offline-sale-row.module.css';

type OfflineSaleRowProps = { storeId: string; sale: OfflineSale; onSeen: () => void };

/** One sale that differed from the menu: how, who took and sent it, and whether an owner has seen it. */
export function OfflineSaleRow({ storeId, sale, onSeen }: OfflineSaleRowProps) {
  const { t, language, won } = useOrderWords();
  const titleId = useId();
  const { orderId, orderNumber, total, takenAt, takenBy, sentAt, sentBy, seenAt, seenBy } = sale;
  const at = (instant: string) => formatDateTime(instant, language);
  const isSeen = seenAt !== null;

  return (
    <li className={styles.row} aria-labelledby={titleId} data-seen={isSeen}>
      <div className={styles.what}>
        <p className={styles.title} id={titleId}>
          <Link to={paths.order({ storeId, orderId })}>
            {t('differences.order', { number: orderNumber })}
          </Link>
          <strong>{won(total)}</strong>
        </p>
        <DifferenceList differences={sale.differences} />
        <p className={styles.meta}>
          <span>
            {t('differences.taken', {
              time: at(takenAt),
              name: personName(takenBy) ?? t('differences.somebody'),
            })}
          </span>
          <span>
            {t('differences.sent', {
              time: at(sentAt),
              name: personName(sentBy) ?? t('differences.somebody'),
            })}
          </span>
        </p>
      </div>
      {isSeen ? (
        <StatusBadge>
          {seenBy === null ? t('differences.seen') : t('differences.seenBy', { name: personName(seenBy) })}
        </StatusBadge>
      ) : (
        <Button
          variant="brand"
          aria-label={t('differences.seeOne', { number: orderNumber })}
          onClick={onSeen}
        >
          {t('differences.see')}
        </Button>
      )}
    </li>
  );
}
