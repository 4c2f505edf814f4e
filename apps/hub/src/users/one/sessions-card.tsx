import { Button, Skeleton } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { formatDateTime, formatTimeAgo } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { SessionLine } from '#hub/lib/session-line.tsx';
import { useNow } from '#hub/lib/use-now.ts';
import { useUserWords } from '#hub/users/use-user-words.ts';
import { userSessionsQuery, useSignOutEverywhere } from '#hub/users/users.api.ts';
import styles from '#hub/users/users.module.css';

/** Lists the devices on which a user is signed in. They can only be signed out together. */
export function SessionsCard({ userId }: { userId: string }) {
  const { t, language } = useUserWords();
  const now = useNow(30_000);
  const { data: sessions } = useQuery(userSessionsQuery(userId));
  const [isAsking, setIsAsking] = useState(false);

  return (
    <Card title={t('sessions.title')}>
      {sessions === undefined && <Skeleton height={96} radius="md" />}
      {sessions?.length === 0 && <p className={styles.muted}>{t('sessions.none')}</p>}
      <ul className={styles.entries}>
        {sessions?.map(({ id, browser, system, signedInAt, lastUsedAt, current }) => (
          <SessionLine
            key={id}
            name={[browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')}
            mark={current ? t('sessions.current') : undefined}
            details={[
              t('sessions.signedIn', { time: formatDateTime(signedInAt, language, now) }),
              t('sessions.lastUsed', { time: formatTimeAgo(lastUsedAt, language, now) }),
            ]}
            end={undefined}
          />
        ))}
      </ul>
      <div className={styles.acts}>
        <Button onClick={() => setIsAsking(true)}>{t('sessions.endAll')}</Button>
      </div>
      <SignOutDialog userId={userId} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  );
}

type SignOutDialogProps = { userId: string; isOpen: boolean; onClose: () => void };

function SignOutDialog({ userId, isOpen, onClose }: SignOutDialogProps) {
  const { t } = useUserWords();
  const { mutate, isPending } = useSignOutEverywhere(userId);
  const end = () =>
    mutate(undefined, {
      onSuccess: ({ ended }) =>
        showNotice({
          ...{ id: 'signed-out', type: 'SUCCESS' },
          message: t('sessions.ended', { count: ended }),
        }),
      onSettled: onClose,
    });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      onClose={onClose}
      onConfirm={end}
      isPending={isPending}
      title={t('sessions.askTitle')}
      text={t('sessions.askText')}
      confirmText={t('sessions.end')}
      cancelText={t('cancel')}
      closeText={t('app:close')}
    />
  );
}
