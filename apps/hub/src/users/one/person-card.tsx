import { Button } from '@mantine/core';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { useUserWords } from '#hub/users/use-user-words.ts';
import { type User, useSendResetMail } from '#hub/users/users.api.ts';
import styles from '#hub/users/users.module.css';
import { contactFacts } from './contact-facts.ts';

/** Shows the user, masked, with a button that sends the mail to reset the password. */
export function PersonCard({ user }: { user: User }) {
  const { t, language } = useUserWords();
  const [isAsking, setIsAsking] = useState(false);
  const time = (at: string | null) => (at === null ? t('missing.time') : formatDateTime(at, language));

  return (
    <Card title={t('person')}>
      <Facts
        areBeside
        rows={[
          { label: t('facts.id'), value: user.id },
          { label: t('facts.authProvider'), value: t(`authProviders.${user.authProvider}`) },
          ...contactFacts(user, t),
          { label: t('facts.userIdentity'), value: t(`identities.${user.userIdentity}`) },
          { label: t('facts.language'), value: t(`app:languages.${user.language}`) },
          { label: t('facts.createdAt'), value: time(user.createdAt) },
          { label: t('facts.emailVerifiedAt'), value: time(user.emailVerifiedAt) },
          { label: t('facts.phoneVerifiedAt'), value: time(user.phoneVerifiedAt) },
          { label: t('facts.passwordChangedAt'), value: time(user.passwordChangedAt) },
        ]}
      />
      <div className={styles.acts}>
        <Button onClick={() => setIsAsking(true)}>{t('resetMail.open')}</Button>
      </div>
      <ResetMailDialog user={user} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  );
}

type ResetMailDialogProps = { user: User; isOpen: boolean; onClose: () => void };

function ResetMailDialog({ user: { id, email }, isOpen, onClose }: ResetMailDialogProps) {
  const { t } = useUserWords();
  const { mutate, isPending } = useSendResetMail(id);
  const send = () =>
    mutate(undefined, {
      onSuccess: (sent) =>
        showNotice({ id: 'reset-mail', type: 'SUCCESS', message: t(`resetMail.sent.${sent}`) }),
      onSettled: onClose,
    });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={send}
      isPending={isPending}
      title={t('resetMail.title')}
      text={t('resetMail.text', { email })}
      confirmText={t('resetMail.send')}
      cancelText={t('cancel')}
      closeText={t('app:close')}
    />
  );
}
