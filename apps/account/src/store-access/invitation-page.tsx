import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CallingPage } from '#account/lib/calling-page.tsx';
import { usePage } from '#account/lib/page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';
import { useHydrated } from '#account/lib/use-hydrated.ts';
import styles from './invitation-page.module.css';
import { InvitationShown } from './invitation-shown.tsx';
import { useInvitation } from './use-invitation.ts';

/** Behind the link of an invitation into a store. To open it accepts nothing: programs that look through mails open it too. */
export function InvitationPage() {
  const { token = '' } = usePage().params;
  const { step, look } = useInvitation(token);

  return (
    <CallingPage>
      {step.name === 'loading' && <Loading />}
      {step.name === 'unknown' && <Unknown />}
      {step.name === 'failed' && <Failed onRetry={() => void look()} />}
      {step.name === 'found' && <InvitationShown token={token} invitation={step.invitation} />}
    </CallingPage>
  );
}

function Unknown() {
  const { t } = useTranslation('store-access');
  return (
    <>
      <StepTitle isNew>{t('unknown.title')}</StepTitle>
      <p className={styles.text}>{t('unknown.text')}</p>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('store-access');
  return (
    <>
      <StepTitle isNew>{t('failed.title')}</StepTitle>
      <p className={styles.text}>{t('failed.text')}</p>
      <Button variant="filled" size="lg" fullWidth onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </>
  );
}

function Loading() {
  const { t } = useTranslation('store-access');
  const isHydrated = useHydrated();
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      <p className={styles.waiting} role="status">
        {isHydrated ? t('loading') : ''}
      </p>
    </>
  );
}
