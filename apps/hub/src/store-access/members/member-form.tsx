import { Button } from '@mantine/core';
import { storeRoles } from '@maru/contract/store-access/rights.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { usePart } from '@maru/ui/later/later.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeDialog } from '#hub/lib/forms/later-merge-dialog.ts';
import { AskRoleDialog } from './ask-role-dialog.tsx';
import styles from './member-form.module.css';
import type { MemberValues } from './member-values.ts';
import { RightsField } from './rights-field.tsx';
import { type MemberFormState as Form, type MemberFormOptions, useMemberForm } from './use-member-form.ts';

type MemberFormProps = MemberFormOptions & {
  /** Hint below the e-mail of a new member. */
  emailHint?: string;
  /** Shown if nobody has an account with that e-mail. */
  offer?: (form: Form) => ReactNode;
  /** Rendered before the save button. */
  otherButton: ReactNode;
};

/** Adds a member by e-mail, or changes a member's rights. Used by owners and admins. */
export function MemberForm({ emailHint, offer, otherButton, ...options }: MemberFormProps) {
  const { t } = useTranslation('store-access');
  const form = useMemberForm(options);
  const { member } = options;
  const { values, set, isDirty, isSaving, formError } = form;

  return (
    <>
      <form ref={form.element} noValidate className={styles.form} onSubmit={form.handleSubmit}>
        {!member && (
          <div className={styles.who}>
            <EmailField form={form} hint={emailHint} />
            {offer?.(form)}
          </div>
        )}
        <RoleField form={form} />
        {values.role === 'STAFF' && (
          <RightsField value={values.rights} onChange={(rights) => set('rights', rights)} />
        )}
        <div role="alert">
          {formError !== undefined && <p className={`danger-box ${styles.answer}`}>{formError}</p>}
        </div>
        <div className={styles.buttons}>
          {otherButton}
          <Button type="submit" size="lg" variant="action" loading={isSaving}>
            {t(member ? 'form.submitChange' : 'form.submitAdd')}
          </Button>
        </div>
      </form>
      <AskRoleDialog form={form} member={member} />
      <Merge form={form} isWanted={isDirty} />
    </>
  );
}

function EmailField({ form, hint }: { form: Form; hint: string | undefined }) {
  const { t } = useTranslation('store-access');
  return (
    <TextInput
      autoFocus
      name="username"
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      label={t('form.email')}
      {...(hint === undefined ? {} : { description: hint })}
      value={form.values.username}
      onChange={form.typeUsername}
      error={form.errorOf('username')}
    />
  );
}

function RoleField({ form }: { form: Form }) {
  const { t } = useTranslation('store-access');
  const { role } = form.values;
  return (
    <div>
      <p className={styles.label}>{t('form.role')}</p>
      <Segmented
        label={t('form.role')}
        isFullWidth
        value={role}
        onChange={(chosen) => form.set('role', chosen)}
        options={storeRoles.toReversed().map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      {role === 'OWNER' && <p className={styles.note}>{t('form.ownerText')}</p>}
    </div>
  );
}

/** Merge dialog for a conflicting change of the same member. */
function Merge({ form, isWanted }: { form: Form; isWanted: boolean }) {
  const { t } = useTranslation('store-access');
  const MergeDialog = usePart(mergeDialog, isWanted);
  const { role, rights } = { role: t('form.role'), rights: t('form.rights') };

  function wordsOf(name: keyof MemberValues, value: unknown): string | undefined {
    if (name === 'role') return t(`role.${value as MemberValues['role']}`);
    if (name !== 'rights') return undefined;
    return (value as MemberValues['rights']).map((right) => t(`rights.${right}`)).join(', ') || t('nothing');
  }

  return (
    MergeDialog && (
      <MergeDialog form={form} fieldLabels={{ username: t('form.email'), role, rights }} wordsOf={wordsOf} />
    )
  );
}
