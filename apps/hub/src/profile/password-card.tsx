import { Button } from '@mantine/core';
import { PasswordInput } from '@maru/ui/fields/password-input.tsx';
import { useTranslation } from 'react-i18next';
import type { PasswordField } from './new-password.ts';
import styles from './password-card.module.css';
import { useProfile } from './profile.api.ts';
import { usePasswordForm } from './use-password-form.ts';

const fieldsInOrder: readonly { name: PasswordField; autoComplete: string }[] = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'password', autoComplete: 'new-password' },
  { name: 'confirm', autoComplete: 'new-password' },
];

/** Changes the password, which signs out all other devices. */
export function PasswordCard() {
  const { t } = useTranslation('profile');
  const { username } = useProfile();
  const { fields, change, errorOf, formError, submit, isPending } = usePasswordForm();

  return (
    <section className="card-box" aria-labelledby="profile-password">
      <h2 className={styles.title} id="profile-password">
        {t('password.title')}
      </h2>
      <p className={styles.text}>{t('password.text')}</p>
      <form noValidate className={styles.form} onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />
        {fieldsInOrder.map(({ name, autoComplete }) => (
          <PasswordInput
            key={name}
            name={name}
            label={t(`password.${name}`)}
            {...(name === 'password' ? { description: t('password.rule') } : {})}
            autoComplete={autoComplete}
            showText={t('password.show')}
            hideText={t('password.hide')}
            value={fields[name]}
            onChange={(value) => change(name, value)}
            error={errorOf(name)}
          />
        ))}
        {formError !== undefined && (
          <p role="alert" className={`danger-box ${styles.error}`}>
            {formError}
          </p>
        )}
        <Button type="submit" variant="action" size="lg" loading={isPending}>
          {t('password.submit')}
        </Button>
      </form>
    </section>
  );
}
