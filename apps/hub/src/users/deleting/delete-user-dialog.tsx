import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { DialogButtons } from '@maru/ui/over/dialog-buttons.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { deletionQuery, useDeleteUser } from './deletion.api.ts';
import { DeletionPlan, mayGo } from './deletion-plan.tsx';
import styles from './leaving.module.css';

type DeleteUserDialogProps = { userId: string; username: string; onClose: () => void };

const longestReason = 500;
const usualReasons = ['ASKED', 'TWICE', 'RULES'] as const;

/** Says what the deletion means and asks for a reason, or says which stores prevent it. */
export function DeleteUserDialog({ userId, username, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation(['leaving', 'app']);
  const { data: plan } = useQuery(deletionQuery(userId));
  const { mutateAsync: remove, isPending } = useDeleteUser(userId);
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  async function submit(reason: string) {
    try {
      await remove({ reason });
      showNotice({ type: 'SUCCESS', message: t('admin.done') });
      await navigate({ to: paths.admin(), replace: true });
      await queryClient.invalidateQueries({ queryKey: ['users'] });
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={t('admin.ask', { username })}
      closeText={t('app:close')}
      width={520}
    >
      {plan && mayGo(plan) ? (
        <ReasonForm
          label={t('admin.why')}
          longest={longestReason}
          quick={usualReasons.map((usual) => t(`admin.reasons.${usual}`))}
          act={{ label: t('admin.act'), variant: 'filled', color: 'danger', isPending }}
          onSubmit={submit}
          onClose={onClose}
        >
          {() => <DeletionPlan plan={plan} isOwn={false} />}
        </ReasonForm>
      ) : (
        <div className={styles.form}>
          {plan && <DeletionPlan plan={plan} isOwn={false} />}
          <DialogButtons closeText={t('app:close')} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}
