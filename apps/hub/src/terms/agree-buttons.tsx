import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './terms.module.css';

type AgreeButtonsProps = {
  /** Set while the agreement cannot be sent. */
  onLater: (() => void) | undefined;
  onSignOut: () => void;
  onAgree: () => void;
  isSending: boolean;
};

/**
 * Offline, nobody could sign in again, so the alternative to agreeing is to continue for now, not to sign
 * out.
 */
export function AgreeButtons({ onLater, onSignOut, onAgree, isSending }: AgreeButtonsProps) {
  const { t } = useTranslation('terms');
  return (
    <>
      <p className={styles.unsent} role="status">
        {onLater && t('agree.unsent')}
      </p>
      <div className={styles.buttons}>
        {/* Two elements, so that a press meant for one never activates the other. */}
        {onLater ? (
          <Button key="later" size="lg" onClick={onLater}>
            {t('agree.later')}
          </Button>
        ) : (
          <Button key="signOut" size="lg" onClick={onSignOut}>
            {t('agree.signOut')}
          </Button>
        )}
        <Button variant="action" size="lg" loading={isSending} onClick={onAgree}>
          {t('agree.done')}
        </Button>
      </div>
    </>
  );
}
