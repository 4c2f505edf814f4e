import { Button } from '@mantine/core';
import { waitingTime } from '@maru/contract/time/waiting-time.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatDateTime } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from '#hub/lib/store.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useNow } from '#hub/lib/use-now.ts';
import { secondsLeft } from '#hub/stores/application/application-state.ts';
import { RegistrationDiff } from '#hub/stores/fields/registration-diff.tsx';
import { useStoreRow } from '#hub/stores/stores.api.ts';
import { useWithdrawRegistrationChange } from './registration-change.api.ts';
import styles from './registration-change-card.module.css';

/** Shows the changed registration that is pending or was refused. */
export function RegistrationChangeCard({ storeId }: { storeId: string }) {
  const { t } = useTranslation(['store', 'application']);
  const language = useLanguage();
  const now = useNow(60_000);
  const { may } = useStore();
  const store = useStoreRow(storeId);
  const onWithdrawn = () => showNotice({ type: 'SUCCESS', message: t('registration.change.withdrawn') });
  const { mutate: withdraw, isPending } = useWithdrawRegistrationChange(storeId, onWithdrawn);
  const change = store.registrationChange;
  if (!change) return null;

  const { state, askedAt, reason } = change;
  const left = secondsLeft(change.dueAt, now);
  return (
    <section className={`card-box ${styles.card}`} data-state={state} aria-labelledby="registration-change">
      <h2 className={styles.title} id="registration-change">
        {t(`registration.change.${state}.title`)}
      </h2>
      <p>{t(`registration.change.${state}.text`)}</p>
      {reason && (
        <blockquote className={`warning-box ${styles.reason}`}>
          <strong>{t('application:reason')}</strong>
          {reason}
        </blockquote>
      )}
      <RegistrationDiff before={store} after={change} />
      {change.registrationImageKey && <p>{t('registration.change.withImage')}</p>}
      <p className={styles.when}>
        {t('registration.change.asked', { time: formatDateTime(askedAt, language) })}
        {left !== undefined && (
          <strong>
            {left > 0
              ? t('application:timeLeft', { time: waitingTime(left, language) })
              : t('application:overdue')}
          </strong>
        )}
      </p>
      {state === 'WAITING' && may('STORE_EDIT') && (
        <Button
          size="lg"
          className={styles.withdraw ?? ''}
          loading={isPending}
          onClick={() => withdraw(store.version)}
        >
          {t('registration.change.withdraw')}
        </Button>
      )}
    </section>
  );
}
