import { PasswordInput } from '@maru/ui/fields/password-input.tsx';
import { useTranslation } from 'react-i18next';
import { useProfile } from './profile.api.ts';

type PasswordAgainFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** The current password, asked for again before an act that could hand the account to somebody else. */
export function PasswordAgainField(props: PasswordAgainFieldProps) {
  const { t } = useTranslation('profile');
  const { username } = useProfile();
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        name="password"
        label={t('password.currentPassword')}
        autoComplete="current-password"
        showText={t('password.show')}
        hideText={t('password.hide')}
        {...props}
      />
    </>
  );
}
