import { Button } from '@mantine/core';
import { Sheet } from '@maru/ui/over/sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#hub/app/paths.ts';
import { MemberForm } from '#hub/store-access/members/member-form.tsx';
import { RemoveDialog } from '#hub/store-access/members/remove-dialog.tsx';
import type { Member } from '#hub/stores/admin/admin.api.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './access-card.module.css';
import { AccessList } from './access-list.tsx';
import { accessOfQuery, useChangeAccessAsAdmin } from './admin-access.api.ts';

type MemberSheetProps = {
  storeId: string;
  /** Undefined for a new member. */
  member: Member | undefined;
  onClose: () => void;
};

/** A member's role and rights in this store, and all stores they belong to. */
export function MemberSheet({ storeId, member, onClose }: MemberSheetProps) {
  const { t } = useAdminWords();
  const change = useChangeAccessAsAdmin(storeId);
  const [isRemoving, setIsRemoving] = useState(false);
  const close = (
    <Button size="lg" onClick={onClose}>
      {t('app:close')}
    </Button>
  );
  const remove = (
    <Button size="lg" disabled={change.isPending} onClick={() => setIsRemoving(true)}>
      {t('access.remove')}
    </Button>
  );

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={member ? member.name : t('access.add')}
      closeText={t('app:close')}
      firstFocus={member ? 'content' : 'field'}
    >
      {member && (
        <p className={styles.username}>
          {member.username}
          <Link to={paths.adminUser({ userId: member.userId })} onClick={onClose}>
            {t('access.person')}
          </Link>
        </p>
      )}
      <MemberForm
        member={member}
        change={change.mutateAsync}
        onDone={onClose}
        otherButton={member ? remove : close}
      />
      {member && isRemoving && (
        <RemoveDialog
          member={member}
          change={change}
          onClose={() => setIsRemoving(false)}
          onRemoved={onClose}
        />
      )}
      {member && <AccessElsewhere userId={member.userId} storeId={storeId} onLeave={onClose} />}
    </Sheet>
  );
}

type AccessElsewhereProps = { userId: string; storeId: string; onLeave: () => void };

function AccessElsewhere({ userId, storeId, onLeave }: AccessElsewhereProps) {
  const { t } = useAdminWords();
  const { data: access } = useQuery(accessOfQuery(userId));
  const others = access?.filter((one) => one.storeId !== storeId);

  return (
    <section className={styles.elsewhere}>
      <h3>{t('access.elsewhere')}</h3>
      {others?.length === 0 && <span className={styles.small}>{t('access.nowhereElse')}</span>}
      <AccessList access={others} onLeave={onLeave} />
    </section>
  );
}
