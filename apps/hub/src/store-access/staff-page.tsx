import { Button } from '@mantine/core';
import { EmptyState } from '@maru/ui/states/empty-state.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { InvitationList } from './invitations/invitation-list.tsx';
import { useInvitations } from './invitations/invitations.api.ts';
import { MemberRow } from './member-row.tsx';
import { MemberDialog } from './members/member-dialog.tsx';
import { RemoveDialog } from './members/remove-dialog.tsx';
import styles from './staff-page.module.css';
import { type Member, useChangeAccess, useMembers } from './store-access.api.ts';
import { useOwnId } from './use-own-id.ts';

type Open = { kind: 'add' } | { kind: 'change' | 'remove'; member: Member };

/** Members of a store and their rights, for owners. */
export function StaffPage() {
  const { t } = useTranslation('store-access');
  const { storeId } = useStore();
  const members = useMembers(storeId);
  const invitations = useInvitations(storeId);
  const ownId = useOwnId();
  const change = useChangeAccess(storeId);
  const [open, setOpen] = useState<Open>();
  const isAlone = members.length === 1 && invitations.length === 0;
  const close = () => setOpen(undefined);
  const add = (
    <Button
      variant="action"
      leftSection={<IconUserPlus size={20} />}
      onClick={() => setOpen({ kind: 'add' })}
    >
      {t('add')}
    </Button>
  );

  return (
    <StoreFrame
      title={t('title')}
      headerSlot={<StatusBadge>{t('count', { count: members.length })}</StatusBadge>}
      actions={!isAlone && add}
    >
      <div className={styles.staff}>
        <p className={styles.intro}>{t('intro')}</p>
        <ul className="list-box" aria-label={t('list')}>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isSelf={member.userId === ownId}
              onChange={() => setOpen({ kind: 'change', member })}
              onRemove={() => setOpen({ kind: 'remove', member })}
            />
          ))}
        </ul>
        <InvitationList storeId={storeId} />
        {isAlone && <EmptyState title={t('alone.title')} text={t('alone.text')} action={add} />}
      </div>
      {open?.kind === 'add' && <MemberDialog storeId={storeId} onClose={close} />}
      {open?.kind === 'change' && <MemberDialog storeId={storeId} member={open.member} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog change={change} member={open.member} onClose={close} />}
    </StoreFrame>
  );
}
