import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { useTranslation } from 'react-i18next';
import type { Member } from '#hub/store-access/store-access.api.ts';
import { useOwnId } from '#hub/store-access/use-own-id.ts';
import type { MemberFormState } from './use-member-form.ts';

/** Asks before somebody becomes an owner or stops being one. */
export function AskRoleDialog({ form, member }: { form: MemberFormState; member: Member | undefined }) {
  const { t } = useTranslation('store-access');
  const ownId = useOwnId();
  const name = member?.name ?? form.values.username.trim();
  const isSelf = member?.userId === ownId;
  const words =
    form.values.role === 'OWNER'
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
      onConfirm={form.confirm}
      title={words.title}
      text={words.text}
      confirmText={words.confirm}
      cancelText={t('ask.cancel')}
      closeText={t('ask.cancel')}
    />
  );
}
