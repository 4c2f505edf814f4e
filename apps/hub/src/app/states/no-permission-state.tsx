import { Button } from '@mantine/core';
import { MessageState } from '@maru/ui/states/message-state.tsx';
import { useTranslation } from 'react-i18next';
import { WholePage } from '#hub/lib/whole-page.tsx';
import styles from './state.module.css';
import { useReloadScreen } from './use-reload-screen.ts';

/** Replaces a screen that the member may not see: says so, and whom to ask. */
export function NoPermissionState() {
  const { t } = useTranslation('app');
  const lookAgain = useReloadScreen();

  return (
    <WholePage title={t('noPermission.title')}>
      <MessageState
        picture={<ClosedDoor />}
        title={t('noPermission.title')}
        text={t('noPermission.text')}
        role="status"
      >
        <Button variant="brand" onClick={() => void lookAgain()}>
          {t('noPermission.again')}
        </Button>
      </MessageState>
    </WholePage>
  );
}

/** Picture of a closed paper door. */
function ClosedDoor() {
  return (
    <svg viewBox="0 0 160 120" className={styles.door} aria-hidden>
      <path className={styles.floor} d="M16 104h128l12 14H4z" />
      <path className={styles.frame} d="M24 4h112v102H24z" />
      <path d="M31 11h47v88H31zM82 11h47v88H82z" />
      <path d="M43 11v88M55 11v88M67 11v88M94 11v88M106 11v88M118 11v88M31 33h47M31 55h47M31 77h47M82 33h47M82 55h47M82 77h47" />
      <circle className={styles.ring} cx="72" cy="60" r="4" />
      <circle className={styles.ring} cx="88" cy="60" r="4" />
    </svg>
  );
}
