import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Card } from '#hub/lib/card.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './access-card.module.css';
import { AccessList } from './access-list.tsx';
import { accessOfQuery } from './admin-access.api.ts';

/** The stores of a user, with role and rights in each. */
export function UserAccessCard({ userId }: { userId: string }) {
  const { t } = useAdminWords();
  const { data: access } = useQuery(accessOfQuery(userId));
  return (
    <Card title={t('access.ofUser')}>
      {access === undefined && <Skeleton height={96} radius="md" />}
      {access?.length === 0 && <span className={styles.small}>{t('access.nowhere')}</span>}
      <AccessList access={access} />
    </Card>
  );
}
