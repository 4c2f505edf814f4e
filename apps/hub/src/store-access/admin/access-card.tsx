import { Button, Skeleton } from '@mantine/core';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { accessQuery, type Member } from '#hub/stores/admin/admin.api.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './access-card.module.css';
import { MemberSheet } from './member-sheet.tsx';

/** Members of a store and their rights. A member's sheet also lists their other stores. */
export function AccessCard({ storeId }: { storeId: string }) {
  const { t } = useAdminWords();
  const { data: access } = useQuery(accessQuery(storeId));
  const [opened, setOpened] = useState<Member | 'new'>();

  return (
    <Card
      title={t('access.title')}
      actions={
        <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => setOpened('new')}>
          {t('access.add')}
        </Button>
      }
    >
      {access === undefined && <Skeleton height={96} radius="md" />}
      <ul className={styles.members}>
        {access?.members.map((member) => (
          <li key={member.userId}>
            <button type="button" className={styles.member} onClick={() => setOpened(member)}>
              <span>
                <strong>{member.name}</strong>
                <span className={styles.small}>{member.username}</span>
                {member.role === 'STAFF' && (
                  <span className={styles.small}>
                    {member.rights.map((right) => t(`store-access:rights.${right}`)).join(' · ') ||
                      t('access.noRights')}
                  </span>
                )}
              </span>
              <StatusBadge tone={member.role === 'OWNER' ? 'brand' : 'neutral'}>
                {t(`app:account.role.${member.role}`)}
              </StatusBadge>
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <MemberSheet
          storeId={storeId}
          member={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
}
