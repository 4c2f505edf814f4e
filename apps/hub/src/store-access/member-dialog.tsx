import { Button } from '@mantine/core';
import { storeRoles } from '@maru/contract/store-access/rights.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { AskRoleDialog } from './ask-role-dialog.tsx';
import { InviteOffer } from './invitations/invite-offer.tsx';
import styles from './member-dialog.module.css';
import { RightsField } from './rights-field.tsx';
import type { Member } from './store-access.api.ts';
import { type MemberForm, useMemberForm } from './use-member-form.ts';

type MemberDialogProps = {
  storeId: string;
  /** Left out, somebody new. */
  member?: Member;
  onClose: () => void;
};

/** Adds somebody by e-mail, or changes what somebody may do. */
export function MemberDialog({ storeId, member, onClose }: MemberDialogProps) {
  const { t } = useTranslation('store-access');
  const form = useMemberForm(storeId, member, onClose);

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={member ? t('form.changeTitle', { name: member.name }) : t('form.addTitle')}
      closeText={t('form.cancel')}
      firstFocus={member ? 'content' : 'field'}
    >
      <form ref={form.element} noValidate className={styles.form} onSubmit={form.submit}>
        {!member && (
          <div className={styles.who}>
            <EmailField form={form} />
            <InviteOffer form={form} />
          </div>
        )}
        <RoleField form={form} />
        {form.draft.role === 'STAFF' && (
          <RightsField value={form.draft.rights} onChange={(rights) => form.change({ rights })} />
        )}
        <Answer form={form} />
        <div className={styles.buttons}>
          <Button size="lg" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" size="lg" variant="action" loading={form.isPending}>
            {t(member ? 'form.submitChange' : 'form.submitAdd')}
          </Button>
        </div>
      </form>
      <AskRoleDialog form={form} member={member} />
    </Dialog>
  );
}

function EmailField({ form }: { form: MemberForm }) {
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
      description={t('form.emailHint')}
      value={form.draft.username}
      onChange={(username) => form.change({ username })}
      error={form.errorOf('username')}
    />
  );
}

function RoleField({ form }: { form: MemberForm }) {
  const { t } = useTranslation('store-access');
  const { role } = form.draft;
  return (
    <div>
      <p className={styles.label}>{t('form.role')}</p>
      <Segmented
        label={t('form.role')}
        isFullWidth
        value={role}
        onChange={(chosen) => form.change({ role: chosen })}
        options={storeRoles.toReversed().map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      {role === 'OWNER' && <p className={styles.note}>{t('form.ownerText')}</p>}
    </div>
  );
}

/** What the server refused, or what somebody else changed meanwhile. */
function Answer({ form: { theirs, errorOf } }: { form: MemberForm }) {
  const { t } = useTranslation('store-access');
  const error = errorOf('form');
  const now = theirs && nowKey(theirs.now);

  return (
    <div role="alert">
      {error !== undefined && <p className={`danger-box ${styles.answer}`}>{error}</p>}
      {theirs && now && (
        <p className={`${styles.answer} ${styles.conflict}`}>
          {t(theirs.by === null ? 'form.conflictUnnamed' : 'form.conflict', {
            name: theirs.by,
            now: t(`now.${now}`, {
              rights: theirs.now.rights.map((right) => t(`rights.${right}`)).join(', '),
            }),
          })}
        </p>
      )}
    </div>
  );
}

function nowKey({ role, rights }: Member) {
  if (role === 'OWNER') return 'OWNER';
  return rights.length > 0 ? 'STAFF' : 'NONE';
}
