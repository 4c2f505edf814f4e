import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { getRegistrationChange } from '@maru/contract/stores/registration-changes.endpoints.ts';
import { isApiError } from '@maru/web/api-error.ts';
import { reportError } from '@maru/web/report-error.ts';
import { useState } from 'react';
import { useDecideRegistrationChange } from '#hub/stores/admin/registration-changes.api.ts';
import { OwnerReasonDialog } from '#hub/stores/admin/store/owner-reason-dialog.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';

type ChangeDialogProps = {
  change: NonNullable<OutputOf<typeof getRegistrationChange>>;
  decision: 'APPROVE' | 'REFUSE';
  onClose: () => void;
  onDone: () => void;
};

/** Answers of the tax office that an admin has to see before approving. */
const troubling = ['SUSPENDED', 'CLOSED', 'UNREGISTERED'] as const;

/** Asks for what owners will read about the decision. A refusal needs a reason. */
export function ChangeDialog({ change, decision, onClose, onDone }: ChangeDialogProps) {
  const { t } = useAdminWords();
  const decide = useDecideRegistrationChange(change.storeId);
  // The version when the dialog opened, so that the server refuses a decision on data not seen.
  const [{ version, storeName }] = useState(change);

  const { status } = change.businessCheck;
  const warnings =
    decision === 'APPROVE' && troubling.some((one) => one === status)
      ? [t('change.checked', { status: t(`check.statuses.${status}`) })]
      : [];

  async function submit(reason: string) {
    try {
      await decide.mutateAsync({ version, decision, reason });
      onDone();
    } catch (error) {
      reportError(error);
      // The screen was refetched. Close the dialog, so that the changes are read first.
      if (isApiError(error, 'DATA_WAS_BEEN_MODIFIED') || isApiError(error, 'REGISTRATION_CHANGE_ENDED'))
        onClose();
    }
  }

  return (
    <OwnerReasonDialog
      title={t(`change.titles.${decision}`, { store: storeName })}
      text={[t(`change.asks.${decision}`), ...warnings].join(' ')}
      isRequired={decision === 'REFUSE'}
      act={{ variant: 'action', label: t(`change.acts.${decision}`), isPending: decide.isPending }}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
