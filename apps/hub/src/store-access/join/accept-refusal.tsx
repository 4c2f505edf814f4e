import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { useTranslation } from 'react-i18next';
import { useSendVerification } from '#hub/stores/new/new-store.api.ts';
import styles from './join.module.css';

/** Why joining failed. If the address is not verified, offers to send the verification mail again. */
export function AcceptRefusal({ error, username }: { error: unknown; username: string }) {
  const words = error ? errorWords(error) : undefined;
  return (
    <div role="alert">
      {words !== undefined && (
        <div className={`danger-box ${styles.refusal}`}>
          <p>{words}</p>
          {isApiError(error, 'OWN_EMAIL_NOT_VERIFIED') && <SendVerification username={username} />}
        </div>
      )}
    </div>
  );
}

function SendVerification({ username }: { username: string }) {
  const { t } = useTranslation('join');
  const { mutateAsync, isPending } = useSendVerification();

  async function send() {
    try {
      await mutateAsync(username);
      showNotice({ id: 'verification-sent', type: 'SUCCESS', message: t('verification.sent', { username }) });
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Button loading={isPending} onClick={() => void send()}>
      {t('verification.send')}
    </Button>
  );
}
