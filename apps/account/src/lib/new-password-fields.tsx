import { PasswordInput, type PasswordInputProps } from '@maru/ui/fields/password-input.tsx';
import { useTranslation } from 'react-i18next';
import type { NewPassword } from './new-password.ts';

type Field = Pick<PasswordInputProps, 'name' | 'value' | 'error' | 'onChange'>;

export type NewPasswordFieldsProps = {
  field: (name: keyof NewPassword) => Field;
  /** Told when a field is left; what is still missing in it shows from then on. */
  onLeave: (name: keyof NewPassword) => void;
  /** What Enter in the last field leads to. */
  enterKeyHint: 'next' | 'done';
  /** Id of what else is read out with the first field. */
  describedBy?: string | undefined;
};

/** A new password, typed twice; the rules stand below it before anybody breaks one. */
export function NewPasswordFields({ field, onLeave, enterKeyHint, describedBy }: NewPasswordFieldsProps) {
  const { t } = useTranslation('app');
  const both = {
    autoComplete: 'new-password',
    showText: t('password.show'),
    hideText: t('password.hide'),
  };

  return (
    <>
      <PasswordInput
        {...both}
        {...field('password')}
        label={t('password.new')}
        description={t('password.rule')}
        describedBy={describedBy}
        enterKeyHint="next"
        onBlur={() => onLeave('password')}
      />
      <PasswordInput
        {...both}
        {...field('confirm')}
        label={t('password.confirm')}
        enterKeyHint={enterKeyHint}
        onBlur={() => onLeave('confirm')}
      />
    </>
  );
}
