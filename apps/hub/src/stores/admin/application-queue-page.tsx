import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { paths } from '#hub/app/paths.ts';
import { useKeys } from '#hub/lib/keys.ts';
import { moveInLinks } from '#hub/lib/list/move-in-links.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { closeQueueQuery, queueQuery, registrationChangesQuery } from './admin.api.ts';
import styles from './application-queue-page.module.css';
import { CloseRequests } from './queue/close-requests.tsx';
import { QueueRow } from './queue/queue-row.tsx';
import { RegistrationChangeRows } from './queue/registration-change-rows.tsx';
import { readQueueAddress } from './stores-address.ts';
import { useAdminWords } from './use-admin-words.ts';

/**
 * Lists what is pending for admins: requests to close a store, changed registrations and applications, the longest
 * waiting first.
 */
export function ApplicationQueuePage() {
  const { t } = useAdminWords();
  const { page = 1 } = readQueueAddress(useSearch({ strict: false }));
  const { data } = useSuspenseQuery(queueQuery({ page }));
  const { data: changes } = useSuspenseQuery(registrationChangesQuery());
  const { data: closing } = useSuspenseQuery(closeQueueQuery());
  const count = data.totalElements + changes.totalElements + closing.totalElements;
  const shownChanges = page === 1 ? changes.content : [];
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const go = (to: number) => void navigate({ to: '.', search: to > 1 ? { page: to } : {} });

  useKeys([
    { keys: ['j', 'ArrowDown'], label: t('keys.next'), onPress: () => moveInLinks(list.current, 1) },
    { keys: ['k', 'ArrowUp'], label: t('keys.previous'), onPress: () => moveInLinks(list.current, -1) },
    { keys: ['/'], label: t('keys.search'), onPress: () => void navigate({ to: paths.adminStores() }) },
  ]);

  return (
    <StoreFrame
      title={t('queue.title')}
      headerSlot={<StatusBadge tone="brand">{t('queue.count', { count })}</StatusBadge>}
    >
      <CloseRequests requests={closing} />
      {count === 0 && page === 1 ? (
        <EmptyState
          title={t('queue.emptyTitle')}
          text={t('queue.emptyText')}
          action={
            <Button variant="brand" renderRoot={(props) => <Link to={paths.adminStores()} {...props} />}>
              {t('queue.allStores')}
            </Button>
          }
        />
      ) : (
        <>
          {shownChanges.length + data.content.length > 0 && (
            <ol ref={list} className={styles.queue}>
              <RegistrationChangeRows rows={shownChanges} />
              {data.content.map((row) => (
                <QueueRow key={row.id} row={row} />
              ))}
            </ol>
          )}
          {(data.totalPages > 1 || page > 1) && (
            <nav className={styles.pager} aria-label={t('list:pager.label')}>
              <Button disabled={page <= 1} onClick={() => go(page - 1)}>
                {t('list:pager.previous')}
              </Button>
              <span>{t('list:pager.page', { page, count: Math.max(data.totalPages, page) })}</span>
              <Button disabled={page >= data.totalPages} onClick={() => go(page + 1)}>
                {t('list:pager.next')}
              </Button>
            </nav>
          )}
        </>
      )}
    </StoreFrame>
  );
}
