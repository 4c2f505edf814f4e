import type { KeyedProvider } from '@maru/contract/payments/provider-keys.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { ConfirmDialog } from '@maru/ui/over/confirm-dialog.tsx';
import { useTranslation } from 'react-i18next';
import { useRemoveProviderKeys } from './provider-keys.api.ts';

type RemoveKeysDialogProps = { storeId: string; provider: KeyedProvider; onClose: () => void };

/** Asks before the store's keys are removed, and says what continues to work. */
export function RemoveKeysDialog({ storeId, provider, onClose }: RemoveKeysDialogProps) {
  const { t } = useTranslation(['store-settings', 'app']);
  const { mutate, isPending } = useRemoveProviderKeys(storeId);
  const name = t(`provider.names.${provider}`);
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        showNotice({ id: 'provider-keys', type: 'SUCCESS', message: t('provider.removed', { name }) });
        onClose();
      },
    });

  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      onClose={onClose}
      onConfirm={remove}
      isPending={isPending}
      title={t('provider.removeTitle', { name })}
      text={t('provider.removeText')}
      confirmText={t('provider.removeConfirm')}
      cancelText={t('app:close')}
      closeText={t('app:close')}
    />
  );
}
