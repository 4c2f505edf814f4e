import type { Column } from '@maru/ui/table/data-table.tsx';
import { formatDate } from '@maru/web/format.ts';
import type { AdminStoreRow } from './admin.api.ts';
import { ApplicationBadge } from './application-badge.tsx';
import styles from './store-columns.module.css';
import type { AdminWords } from './use-admin-words.ts';

/** Columns of the list of stores. Owners are masked. */
export function storeColumns({ t, language }: AdminWords): Column<AdminStoreRow>[] {
  return [
    {
      id: 'name',
      header: t('columns.name'),
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
      isTitle: true,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ applicationStatus, isSentBack }) => (
        <ApplicationBadge status={applicationStatus} isSentBack={isSentBack} />
      ),
    },
    {
      id: 'businessNumber',
      header: t('columns.businessNumber'),
      cell: ({ businessNumber }) => <span className={styles.number}>{businessNumber ?? t('notSaid')}</span>,
    },
    {
      id: 'address',
      header: t('columns.address'),
      cell: ({ address }) => <span className={styles.address}>{address ?? t('notSaid')}</span>,
    },
    {
      id: 'owner',
      header: t('columns.owner'),
      cell: ({ ownerName, ownerUsername }) => (
        <span className={styles.owner}>
          <span>{ownerName ?? t('notSaid')}</span>
          <span>{ownerUsername}</span>
        </span>
      ),
    },
    {
      id: 'createdAt',
      header: t('columns.createdAt'),
      cell: ({ createdAt }) => (
        <time className={styles.number} dateTime={createdAt}>
          {formatDate(createdAt, language)}
        </time>
      ),
      isWideOnly: true,
    },
  ];
}
