import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import type { AtuSetting } from '#hub/app-lock/atu-setting.api.ts';
import { useLanguage } from '#hub/lib/use-language.ts';
import styles from '../lock-page.module.css';
import { useStopPhoneReset } from './phone-reset.api.ts';

type PhoneResetCardProps = { storeId: string; reset: NonNullable<AtuSetting['phoneReset']> };

/** For owners: a new number that an admin set for a lost store phone, with a button that stops the change. */
export function PhoneResetCard({ storeId, reset }: PhoneResetCardProps) {
  const { t } = useTranslation('app-lock');
  const language = useLanguage();
  const time = formatDateTime(reset.holdsAt, language);
  const onStopped = () => showNotice({ type: 'SUCCESS', message: t('reset.stopped') });
  const { mutate: stop, isPending } = useStopPhoneReset(storeId, onStopped);

  return (
    <section className={`card-box ${styles.reset}`} aria-labelledby="phone-reset">
      <h2 className={styles.title} id="phone-reset">
        {t('reset.title')}
      </h2>
      <p className={styles.resetText}>{t('reset.text', { phone: reset.phone, time })}</p>
      <Button size="lg" loading={isPending} onClick={() => stop()}>
        {t('reset.stop')}
      </Button>
    </section>
  );
}
