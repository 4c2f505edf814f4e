import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { useTranslation } from 'react-i18next';
import type { Member } from './store-access.api.ts';
import type { MemberForm } from './use-member-form.ts';
import { useOwnId } from './use-own-id.ts';

/** Asks before somebody gets everything, or loses it. */
export function AskRoleDialog({ form, member }: { form: MemberForm; member: Member | undefined }) {
  const { t } = useTranslation('store-access');
  const ownId = useOwnId();
  const name = member?.name ?? form.draft.username.trim();
  const isSelf = member?.userId === ownId;
  const words =
    form.draft.role === 'OWNER'
      ? { title: t('ask.ownerTitle'), text: t('ask.ownerText', { name }), confirm: t('ask.ownerConfirm') }
      : {
          title: t('ask.staffTitle'),
          text: isSelf ? t('ask.staffTextSelf') : t('ask.staffText', { name }),
          confirm: t('ask.staffConfirm'),
        };

  return (
    <ConfirmDialog
      isOpen={form.isAsking}
      onClose={form.stopAsking}
      onConfirm={form.send}
      title={words.title}
      text={words.text}
      confirmText={words.confirm}
      cancelText={t('ask.cancel')}
      closeText={t('ask.cancel')}
    />
  );
}
