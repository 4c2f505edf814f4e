import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Trans, useTranslation } from 'react-i18next';
import { useAct } from '#account/lib/use-act.ts';
import { resendMail } from './sign-up.api.ts';
import styles from './sign-up.module.css';

/**
 * Says that the account was created, where the mail was sent, and what to do if it does not arrive. After an
 * invitation it also names the store whose invitation can then be accepted.
 */
export function DoneStep({ username, store }: { username: string; store?: string | undefined }) {
  const { t } = useTranslation('sign-up');
  const { run, isRunning } = useAct(async () => {
    await resendMail(username);
    showNotice({ id: 'verification-mail', type: 'SUCCESS', message: t('done.resent') });
  });

  return (
    <>
      <p className={styles.text}>
        <Trans t={t} i18nKey="done.sent" values={{ username }} components={{ address: <strong /> }} />
      </p>
      {store !== undefined && <p className={styles.text}>{t('invited.done', { store })}</p>}
      <Button component="a" href="/" variant="filled" size="lg" fullWidth>
        {t('toLogin')}
      </Button>
      <section className={styles.note} aria-labelledby="not-verified">
        <h2 id="not-verified">{t('done.notVerified')}</h2>
        <p>{t('done.notVerifiedDo')}</p>
        <Button variant="default" loading={isRunning} onClick={() => run()}>
          {t('resend')}
        </Button>
      </section>
    </>
  );
}
