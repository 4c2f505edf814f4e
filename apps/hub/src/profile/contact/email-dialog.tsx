import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnProfile, useUpdateUser } from '../own-profile.api.ts';
import { PasswordAgain } from '../password-again.tsx';

const codes = ['newEmail', 'USED_EMAIL', 'EMAIL_UNCHANGED'];

/** Asks for a new address. The link in a mail confirms it. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { id: userId } = useOwnProfile();
  const [newEmail, setNewEmail] = useState('');
  const { mutateAsync: update } = useUpdateUser();

  return (
    <PasswordAgain
      title={t('contact.changeEmail')}
      text={t('contact.changeEmailText')}
      submitText={t('contact.sendLink')}
      onClose={onClose}
      send={(password) => update({ userId, password, newEmail })}
      onDone={onClose}
      isReady={newEmail.trim() !== ''}
      fieldOf={(path) => (codes.includes(path) ? 'newEmail' : undefined)}
      fields={(errors) => (
        <TextInput
          name="newEmail"
          label={t('contact.newEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={newEmail}
          onChange={setNewEmail}
          error={errors.newEmail}
        />
      )}
    />
  );
}
