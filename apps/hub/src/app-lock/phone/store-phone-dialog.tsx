import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useTranslation } from 'react-i18next';
import { PhoneCodeDialog } from '#hub/lib/phone-code/phone-code-dialog.tsx';
import { useChangeStorePhone } from '../app-lock.api.ts';

/** Sets the phone that approves unlock requests of the store. */
export function StorePhoneDialog({ storeId, onClose }: { storeId: string; onClose: () => void }) {
  const { t } = useTranslation('app-lock');
  const { mutateAsync: change } = useChangeStorePhone(storeId);

  return (
    <PhoneCodeDialog
      title={t('phone.title')}
      onClose={onClose}
      purpose="STORE_PHONE"
      apply={async (phone) => {
        await change(phone);
        return true;
      }}
      onDone={(phone) => {
        const message = t('phone.changed', { phone });
        showNotice({ id: 'store-phone', type: 'SUCCESS', message });
        onClose();
      }}
    />
  );
}
