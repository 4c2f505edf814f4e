import { unlockedMinutes } from '@maru/contract/app-lock/lock-parts.ts';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { StatusBadge } from '@maru/ui/status-badge.tsx';
import { IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#hub/lib/use-now.ts';
import { useLockThisSession } from './app-lock.api.ts';
import { atuSettingQuery, freshAfterLoading } from './atu-setting.api.ts';
import styles from './unlocked-pill.module.css';

/** Poll interval in ms. Another device may lock this session. */
const askEvery = 60_000;

type UnlockedPillProps = { storeId: string; mayLock: boolean };

/** Shown while this session is unlocked: the minutes left, and a button that locks it again. */
export function UnlockedPill({ storeId, mayLock }: UnlockedPillProps) {
  const { t } = useTranslation(['app-lock', 'app']);
  const { data: setting } = useQuery({
    ...atuSettingQuery(storeId),
    staleTime: freshAfterLoading,
    refetchInterval: askEvery,
  });
  const now = useNow(10_000);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useLockThisSession(storeId);

  // If the store no longer locks anything, nothing is shown as unlocked.
  const until = setting?.lockedParts.length ? setting.unlockedUntil : undefined;
  const minutes = until ? Math.ceil((new Date(until).getTime() - now) / 60_000) : 0;
  if (minutes <= 0) return null;

  const close = () => setIsAsking(false);
  const shown = Math.min(minutes, unlockedMinutes);
  const badge = (
    <StatusBadge tone="warning" icon={<IconLockOpen size={16} aria-hidden />}>
      <span className="heard-only-below-80em">{t('open.pill')} · </span>
      <span className="heard-only-below-48em">{t('open.minutes', { minutes: shown })}</span>
      <span className={styles.figure} aria-hidden>
        {shown}
      </span>
    </StatusBadge>
  );
  if (!mayLock) return badge;
  return (
    <>
      <button type="button" className="header-pill" onClick={() => setIsAsking(true)}>
        {badge}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => mutate(undefined, { onSettled: close })}
        title={t('open.askTitle')}
        text={t('open.askText')}
        confirmText={t('open.lock')}
        cancelText={t('open.keep')}
        closeText={t('app:close')}
        isPending={isPending}
      />
    </>
  );
}
