import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { useMoveApplication } from '#hub/stores/admin/admin-acts.api.ts';
import { fieldsMissing } from '#hub/stores/admin/fields-missing.ts';
import { OwnerReasonDialog } from '#hub/stores/admin/store/owner-reason-dialog.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import type { Decision } from './decisions.ts';

type DecisionDialogProps = {
  store: Store;
  decision: Decision;
  /** The request to close the store that the decision grants. */
  closeRequestId?: string;
  onClose: () => void;
  onDone: (status: ApplicationStatus) => void;
};

const templates = {
  SEND_BACK: ['BLURRED', 'DIFFERS', 'WRONG_PAPER'],
  CLOSE: ['CLOSED_DOWN', 'REQUESTED', 'RULES'],
  APPROVE: [],
  REOPEN: [],
} as const;

/** Asks for the reason that owners will read. Usual reasons can be inserted and edited. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { store, decision, closeRequestId, onClose, onDone } = props;
  const { t } = useAdminWords();
  const move = useMoveApplication(store.id);
  // The version when the dialog opened, so that the server refuses a decision on data not seen.
  const [{ version }] = useState(store);
  const { kind, to, needsReason } = decision;
  const missing = fieldsMissing(store.missing).map((name) => t(`store-fields:missing.${name}`));
  const usual = [
    ...(kind === 'SEND_BACK' && missing.length > 0
      ? [t('decision.reasons.MISSING', { fields: missing.join(', ') })]
      : []),
    ...templates[kind].map((name) => t(`decision.reasons.${name}`)),
  ];

  async function submit(reason: string) {
    try {
      await move.mutateAsync({ version, newStatus: to, reason, closeRequestId });
      onDone(to);
      showNotice({ type: 'SUCCESS', message: t(`decision.done.${kind}`) });
      onClose();
    } catch (error) {
      // Another admin has decided. The screen was refetched and says so.
      if (isApiError(error, 'APPLICATION_NOT_MOVABLE')) return onClose();
      reportError(error);
      // The screen was refetched. Close the dialog, so that the changes are read first.
      if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED') || isApiError(error, 'CLOSE_REQUEST_ENDED')) onClose();
    }
  }

  return (
    <OwnerReasonDialog
      title={t(`decision.titles.${kind}`, { store: store.name })}
      text={t(`decision.asks.${kind}`)}
      isRequired={needsReason}
      usual={usual}
      act={{
        ...(kind === 'CLOSE' ? { variant: 'filled', color: 'danger' } : { variant: 'action' }),
        ...{ label: t(`decision.acts.${kind}`), isPending: move.isPending },
      }}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
