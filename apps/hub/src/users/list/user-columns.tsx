import { StatusBadge } from '@maru/ui/status-badge.tsx';
import type { Column } from '@maru/ui/table/data-table.tsx';
import { formatDate } from '@maru/web/format.ts';
import { flagsDown } from '#hub/users/lowered-flags.ts';
import type { UserWords } from '#hub/users/use-user-words.ts';
import type { UserRow } from '#hub/users/users.api.ts';
import styles from '#hub/users/users.module.css';

/** Columns of the list of users. Names and addresses are masked. */
export function userColumns({ t, language }: UserWords): Column<UserRow>[] {
  return [
    {
      id: 'name',
      header: t('columns.name'),
      cell: (user) => (
        <span className={styles.name}>
          <strong>{user.name}</strong>
          {flagsDown(user).map((flag) => (
            <StatusBadge key={flag} tone="danger">
              {t(`flags.down.${flag}`)}
            </StatusBadge>
          ))}
        </span>
      ),
      isTitle: true,
    },
    {
      id: 'username',
      header: t('columns.username'),
      cell: ({ username }) => <span className={styles.username}>{username}</span>,
    },
    {
      id: 'createdAt',
      header: t('columns.createdAt'),
      cell: ({ createdAt }) => (
        <time className="tabular" dateTime={createdAt}>
          {formatDate(createdAt, language)}
        </time>
      ),
    },
  ];
}
