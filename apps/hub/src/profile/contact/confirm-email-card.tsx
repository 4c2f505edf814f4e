import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useConfirmEmail, useOwnProfile } from '../own-profile.api.ts';
import styles from '../profile-page.module.css';

type ConfirmEmailCardProps = { token: string; onDone: () => void };

/** Confirms a new address. The link in the mail to that address opens this card. */
export function ConfirmEmailCard({ token, onDone }: ConfirmEmailCardProps) {
  const { t } = useTranslation('profile');
  const { username, newEmail } = useOwnProfile();
  const { mutateAsync: confirm, isPending } = useConfirmEmail();
  const [problem, setProblem] = useState<string>();

  async function press() {
    setProblem(undefined);
    try {
      await confirm(token);
      showNotice({ id: 'email', type: 'SUCCESS', message: t('confirm.done') });
      onDone();
    } catch (error) {
      const words = wordsOf(error);
      if (words === undefined) return reportError(error);
      setProblem(words);
    }
  }

  /**
   * The error text. If the link is invalid, the text depends on whether a new address is still unconfirmed. A
   * newer link has then probably replaced this one.
   */
  function wordsOf(error: unknown): string | undefined {
    if (isApiError(error, 'INCORRECT_ACCESS')) return t('confirm.otherAccount', { username });
    if (isApiError(error, 'TOKEN_INVALID')) return t(newEmail === null ? 'confirm.nothing' : 'confirm.ended');
    return errorWords(error);
  }

  return (
    <FormCard
      title={t('confirm.title')}
      text={newEmail === null ? t('confirm.textUnknown') : t('confirm.text', { email: newEmail })}
    >
      {problem !== undefined && (
        <p role="alert" className="danger-box">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="lg" variant="action" loading={isPending} onClick={() => void press()}>
          {t('confirm.press')}
        </Button>
        <Button size="lg" onClick={onDone}>
          {t('confirm.close')}
        </Button>
      </div>
    </FormCard>
  );
}
