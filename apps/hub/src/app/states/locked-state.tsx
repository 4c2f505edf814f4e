import { MessageState } from '@maru/ui/states/message-state.tsx';
import { useParams, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UnlockPanel } from '#hub/app-lock/unlock-panel.tsx';
import type { Lock } from '#hub/lib/locked.ts';
import { WholePage } from '#hub/lib/whole-page.tsx';
import styles from './state.module.css';

/** Replaces a screen that the app lock closes: asks for an approval, then loads the screen. */
export function LockedState({ lock }: { lock: Lock }) {
  const { t } = useTranslation('app-lock');
  const router = useRouter();
  const { storeId } = useParams({ strict: false });
  const title = t('request.title', { part: t(`parts.${lock.part}`) });

  return (
    <WholePage title={title}>
      <MessageState picture={<ClosedLock />} title={title}>
        {storeId && <UnlockPanel storeId={storeId} lock={lock} onOpened={() => void router.invalidate()} />}
      </MessageState>
    </WholePage>
  );
}

/** Picture of an old padlock. */
function ClosedLock() {
  return (
    <svg viewBox="0 0 160 120" className={styles.door} aria-hidden>
      <path className={styles.floor} d="M16 104h128l12 14H4z" />
      <path d="M58 52V34a22 22 0 0 1 44 0v18h-9V34a13 13 0 0 0-26 0v18z" />
      <path
        className={styles.frame}
        d="M48 50h64a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H48a6 6 0 0 1-6-6V56a6 6 0 0 1 6-6z"
      />
      <path d="M80 68a7 7 0 0 1 4 12.700l2 11.300H74l2-11.300A7 7 0 0 1 80 68z" />
    </svg>
  );
}
