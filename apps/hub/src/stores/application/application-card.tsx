import { Button } from '@mantine/core';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { useStore } from '#hub/lib/store.tsx';
import { useSubmitStore } from '#hub/stores/stores.api.ts';
import styles from './application.module.css';
import { useApplication } from './use-application.ts';

type ApplicationCardProps = {
  storeId: string;
  /** Whether the card is shown on the registration page. */
  isAtRegistration?: boolean;
};

/** Status of a store's application and what is missing. Owners can submit it here. */
export function ApplicationCard({ storeId, isAtRegistration = false }: ApplicationCardProps) {
  const { t } = useTranslation('application');
  const { role } = useStore();
  const application = useApplication(storeId);
  const { mutate, isPending } = useSubmitStore(storeId);
  if (!application) return null;

  const { state, title, text, since, reason, timeLeft, missing, maySubmit } = application;
  const mayConcernRegistration = state === 'SENT_BACK' || (missing.length > 0 && state !== 'TERMINATED');
  const submit = () =>
    mutate(undefined, {
      onSuccess: () =>
        showNotice({
          id: 'application',
          type: 'SUCCESS',
          message: t(missing.length > 0 ? 'submittedIncomplete' : 'submitted'),
        }),
    });

  return (
    <section className={`card-box ${styles.card}`} data-state={state} aria-labelledby="application-title">
      <h2 className={styles.title} id="application-title">
        {title}
      </h2>
      <p>{text}</p>
      {since && <p className={styles.left}>{since}</p>}
      {reason && (
        <blockquote className={`warning-box ${styles.reason}`}>
          <strong>{t('reason')}</strong>
          {reason}
        </blockquote>
      )}
      {timeLeft && <p className={styles.left}>{timeLeft}</p>}
      {missing.length > 0 && state !== 'TERMINATED' && (
        <div>
          <p className={styles.missingTitle}>{t('missing')}</p>
          <ul className={styles.missing}>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.buttons}>
        {mayConcernRegistration && !isAtRegistration && (
          <Button size="lg" renderRoot={(props) => <Link to={paths.registration({ storeId })} {...props} />}>
            {t(missing.length > 0 ? 'toRegistration' : 'seeRegistration')}
          </Button>
        )}
        {maySubmit &&
          (role === 'OWNER' ? (
            <Button size="lg" variant="action" loading={isPending} onClick={submit}>
              {t(state === 'SENT_BACK' ? 'submitAgain' : 'submit')}
            </Button>
          ) : (
            <p className={styles.left}>{t('ownersOnly')}</p>
          ))}
      </div>
    </section>
  );
}
