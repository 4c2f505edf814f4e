import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionRow } from './session-row.tsx';
import { useEndOtherSessions, useSessions } from './sessions.api.ts';
import styles from './sessions-card.module.css';

/** Lists all devices on which this person is signed in, with buttons that sign others out. */
export function SessionsCard() {
  const { t } = useTranslation('profile');
  const sessions = useSessions().toSorted((a, b) => Number(b.current) - Number(a.current));
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useEndOtherSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const others = sessions.filter(({ current }) => !current).length;

  const close = () => setIsAsking(false);
  // The pressed button disappears with its device, so focus moves to the heading.
  const readOn = () => heading.current?.focus();
  const endOthers = () =>
    mutate(undefined, {
      onSuccess: ({ ended }) => {
        const message = t('sessions.endedOthers', { count: ended });
        showNotice({ id: 'sessions-ended', type: 'SUCCESS', message });
        readOn();
      },
      onSettled: close,
    });

  return (
    <section className="card-box" aria-labelledby="profile-sessions">
      <h2 ref={heading} tabIndex={-1} className={styles.title} id="profile-sessions">
        {t('sessions.title')}
      </h2>
      <p className={styles.text}>{t(others > 0 ? 'sessions.text' : 'sessions.onlyHere')}</p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={readOn} />
        ))}
      </ul>
      {others > 0 && (
        <Button fullWidth size="lg" onClick={() => setIsAsking(true)}>
          {t('sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={endOthers}
        title={t('sessions.askTitle')}
        text={t('sessions.askText', { count: others })}
        confirmText={t('sessions.endAll')}
        cancelText={t('sessions.keep')}
        closeText={t('sessions.close')}
        tone="danger"
        isPending={isPending}
      />
    </section>
  );
}
