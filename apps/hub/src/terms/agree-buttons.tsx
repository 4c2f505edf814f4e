import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './terms.module.css';

type AgreeButtonsProps = {
  /** Given while an agreement does not arrive. */
  onLater: (() => void) | undefined;
  onSignOut: () => void;
  onAgree: () => void;
  isSending: boolean;
};

/** Without a network nobody can sign in again, so then the other way out is to go on for now. */
export function AgreeButtons({ onLater, onSignOut, onAgree, isSending }: AgreeButtonsProps) {
  const { t } = useTranslation('terms');
  return (
    <>
      <p className={styles.unsent} role="status">
        {onLater && t('agree.unsent')}
      </p>
      <div className={styles.buttons}>
        {/* Two elements: a press that was meant for one never lands on the other. */}
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
