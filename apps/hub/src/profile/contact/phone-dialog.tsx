import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneCodeDialog } from '#hub/lib/phone-code/phone-code-dialog.tsx';
import { useOwnProfile, useUpdateUser } from '../own-profile.api.ts';
import { PasswordAgainField } from '../password-again-field.tsx';

/** Sets a new phone. The password is checked before a code is sent. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { id: userId } = useOwnProfile();
  const [password, setPassword] = useState('');
  const { mutateAsync: update } = useUpdateUser();

  return (
    <PhoneCodeDialog
      title={t('contact.changePhone')}
      onClose={onClose}
      purpose="PHONE_CHANGE"
      begin={(phone) => update({ userId, password, ...phone })}
      apply={async (phone) => (await update({ userId, password, ...phone })).newPhonenumber === null}
      isReady={password !== ''}
      onDone={(phone) => {
        showNotice({ id: 'phone', type: 'SUCCESS', message: t('contact.phoneChanged', { phone }) });
        onClose();
      }}
      fields={({ errorAt, forget }) => (
        <PasswordAgainField
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            forget('password');
          }}
          error={errorAt('password')}
        />
      )}
    />
  );
}
