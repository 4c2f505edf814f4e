import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatTime } from '@maru/web/format.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionLine } from '#hub/lib/session-line.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { type UnlockedSession, unlockedSessionsQuery, useLockAgain } from './app-lock.api.ts';
import styles from './lock-page.module.css';

/** Lists all unlocked sessions, each with a button that locks it again. */
export function UnlockedCard({ storeId }: { storeId: string }) {
  const { t } = useTranslation('app-lock');
  const { data: sessions } = useSuspenseQuery({ ...unlockedSessionsQuery(storeId), refetchInterval: 60_000 });
  const { mutate, isPending, variables } = useLockAgain(storeId);
  const heading = useRef<HTMLHeadingElement>(null);

  const lock = (id?: string) =>
    mutate(id, {
      onSuccess: () => {
        showNotice({ id: 'locked-again', type: 'SUCCESS', message: t('unlocked.done') });
        // The pressed button disappears with its session, so focus moves to the heading.
        heading.current?.focus();
      },
    });

  return (
    <section className="card-box" aria-labelledby="lock-unlocked">
      <h2 ref={heading} tabIndex={-1} className={styles.title} id="lock-unlocked">
        {t('unlocked.title')}
      </h2>
      {sessions.length === 0 ? (
        <p className={styles.text}>{t('unlocked.none')}</p>
      ) : (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <UnlockedRow
              key={session.id}
              session={session}
              isPending={isPending && variables === session.id}
              onLock={() => lock(session.id)}
            />
          ))}
        </ul>
      )}
      {sessions.length > 1 && (
        <Button fullWidth size="lg" loading={isPending && variables === undefined} onClick={() => lock()}>
          {t('unlocked.lockAll')}
        </Button>
      )}
    </section>
  );
}

type RowProps = { session: UnlockedSession; isPending: boolean; onLock: () => void };

function UnlockedRow({ session, isPending, onLock }: RowProps) {
  const { t } = useTranslation('app-lock');
  const language = useLanguage();
  const { userName, username, unlockedUntil, isThisSession } = session;
  const device = session.device || t('unlocked.unknownDevice');

  return (
    <SessionLine
      name={userName}
      mark={isThisSession ? t('unlocked.thisDevice') : undefined}
      details={[
        username,
        `${device} · ${t('unlocked.until', { time: formatTime(unlockedUntil, language) })}`,
      ]}
      end={
        <Button
          loading={isPending}
          aria-label={t('unlocked.lockOne', { person: userName, device })}
          onClick={onLock}
        >
          {t('unlocked.lock')}
        </Button>
      }
    />
  );
}
