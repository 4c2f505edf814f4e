import { useTranslation } from 'react-i18next';
import { CallingPage } from '#account/lib/calling-page.tsx';
import { LinkEnded, LinkFailed, LinkLoading } from '#account/lib/link-states.tsx';
import { usePage } from '#account/lib/page.tsx';
import type { Approval } from './app-lock.api.ts';
import { ApprovalRequest } from './approval-request.tsx';
import { useApproval } from './use-approval.ts';
import { usePartName } from './use-part-name.ts';

/**
 * Page behind the link on the store phone. Opening it does not answer the request, because link previews open
 * it, too.
 */
export function ApprovalPage() {
  const { t } = useTranslation('app-lock');
  const { token = '' } = usePage().params;
  const { step, look, answer, isAnswering } = useApproval(token);

  return (
    <CallingPage>
      {step.name === 'loading' && <LinkLoading title={t('title')} text={t('loading')} />}
      {step.name === 'unknown' && <Ended kind="unknown" />}
      {step.name === 'failed' && (
        <LinkFailed
          title={t('failed.title')}
          text={t('failed.text')}
          retry={t('failed.retry')}
          onRetry={() => void look()}
        />
      )}
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

/** The final state of the request, whoever answered it. */
function Ended({ kind, approval }: { kind: End; approval?: Approval }) {
  const { t } = useTranslation('app-lock');
  const partName = usePartName();
  const names = approval ? { person: approval.userName, part: partName(approval) } : {};

  return <LinkEnded title={t(`${kind}.title`)} text={t(`${kind}.text`, names)} />;
}
