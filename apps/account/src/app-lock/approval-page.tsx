import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CallingPage } from '#account/lib/calling-page.tsx';
import { usePage } from '#account/lib/page.tsx';
import { StepTitle } from '#account/lib/step-title.tsx';
import { useHydrated } from '#account/lib/use-hydrated.ts';
import type { Approval } from './app-lock.api.ts';
import styles from './approval-page.module.css';
import { ApprovalRequest } from './approval-request.tsx';
import { useApproval } from './use-approval.ts';

/** Behind the link on the store phone. To open it answers nothing: previews of links open it too. */
export function ApprovalPage() {
  const { token = '' } = usePage().params;
  const { step, look, answer, isAnswering } = useApproval(token);

  return (
    <CallingPage>
      {step.name === 'loading' && <Loading />}
      {step.name === 'unknown' && <Ended kind="unknown" />}
      {step.name === 'failed' && <Failed onRetry={() => void look()} />}
      {step.name === 'found' && step.approval.state === 'WAITING' && (
        <ApprovalRequest
          approval={step.approval}
          isAnswering={isAnswering}
          onAnswer={(said) => void answer(said)}
          onTimeOver={() => void look()}
        />
      )}
      {step.name === 'found' && step.approval.state !== 'WAITING' && (
        <Ended kind={endOf[step.approval.state]} approval={step.approval} />
      )}
    </CallingPage>
  );
}

const endOf = { APPROVED: 'approved', REFUSED: 'refused', EXPIRED: 'expired' } as const;
type End = (typeof endOf)[keyof typeof endOf] | 'unknown';

/** Where it stands now, whoever answered. */
function Ended({ kind, approval }: { kind: End; approval?: Approval }) {
  const { t } = useTranslation('app-lock');
  const names = approval ? { person: approval.userName, part: t(`parts.${approval.part}`) } : {};

  return (
    <>
      <StepTitle isNew>{t(`${kind}.title`)}</StepTitle>
      <p className={styles.text}>{t(`${kind}.text`, names)}</p>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('app-lock');
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
  const { t } = useTranslation('app-lock');
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
