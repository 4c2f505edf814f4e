import { PasswordInput, type PasswordInputProps } from '@maru/ui/fields/password-input.tsx';
import { useTranslation } from 'react-i18next';
import type { NewPassword } from './new-password.ts';

type Field = Pick<PasswordInputProps, 'name' | 'value' | 'error' | 'onChange'>;

export type NewPasswordFieldsProps = {
  field: (name: keyof NewPassword) => Field;
  /** Called on blur. From then on, missing input of the field is shown. */
  onLeave: (name: keyof NewPassword) => void;
  /** Label of Enter in the last field. */
  enterKeyHint: 'next' | 'done';
  /** Id of further text that describes the first field. */
  describedBy?: string | undefined;
};

/** Fields for a new password and its repetition, with the rules below. */
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
