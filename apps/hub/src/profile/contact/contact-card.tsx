import { Button } from '@mantine/core';
import { later, usePart } from '@maru/ui/later/later.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { loadTexts } from '@maru/web/i18n.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { MailboxLink } from '#hub/lib/mailbox-link.tsx';
import { useOwnProfile, useResendNewEmail, useWithdraw } from '../own-profile.api.ts';
import styles from '../profile-page.module.css';

const dialogs = later(async () => {
  const [parts] = await Promise.all([import('../profile-dialogs.ts'), loadTexts('phone-code')]);
  return parts.profileDialogs;
});

/** Shows the person's address and phone, and new ones that are not confirmed yet. */
export function ContactCard() {
  const { t } = useTranslation('profile');
  const { username, phonenumber, newEmail, newPhonenumber } = useOwnProfile();
  const [open, setOpen] = useState<'EMAIL' | 'PHONE'>();
  const parts = usePart(dialogs, open !== undefined);
  const close = () => setOpen(undefined);
  const Shown = parts && (open === 'EMAIL' ? parts.EmailDialog : parts.PhoneDialog);

  return (
    <FormCard title={t('person')}>
      <Contact
        label={t('email')}
        value={username}
        button={t('contact.changeEmail')}
        onChange={() => setOpen('EMAIL')}
      >
        {newEmail !== null && <WaitingEmail newEmail={newEmail} />}
      </Contact>
      <Contact
        label={t('phone')}
        value={phonenumber ?? t('contact.noPhone')}
        button={t('contact.changePhone')}
        onChange={() => setOpen('PHONE')}
      >
        {newPhonenumber !== null && <WaitingPhone phone={newPhonenumber} onGoOn={() => setOpen('PHONE')} />}
      </Contact>
      {open && Shown && <Shown onClose={close} />}
    </FormCard>
  );
}

type ContactProps = {
  label: string;
  value: string;
  button: string;
  onChange: () => void;
  children: ReactNode;
};

function Contact({ label, value, button, onChange, children }: ContactProps) {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.contact}>
      <div className={styles.row}>
        <div>
          <p className={styles.text}>{label}</p>
          <p className={styles.value}>{value}</p>
        </div>
        <Button aria-label={button} onClick={onChange}>
          {t('contact.change')}
        </Button>
      </div>
      {children}
    </div>
  );
}

function WaitingEmail({ newEmail }: { newEmail: string }) {
  const { t } = useTranslation('profile');
  const { id } = useOwnProfile();
  const { mutate: resend, isPending } = useResendNewEmail(id);
  const again = () =>
    resend(undefined, {
      onSuccess: () => showNotice({ id: 'email', type: 'SUCCESS', message: t('contact.resent') }),
    });
  return (
    <Waiting text={t('contact.emailWaits', { email: newEmail })} contact="EMAIL">
      <Button loading={isPending} onClick={again}>
        {t('contact.resend')}
      </Button>
    </Waiting>
  );
}

function WaitingPhone({ phone, onGoOn }: { phone: string; onGoOn: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Waiting text={t('contact.phoneWaits', { phone })} contact="PHONE">
      <Button onClick={onGoOn}>{t('contact.goOn')}</Button>
    </Waiting>
  );
}

type WaitingProps = { text: string; contact: 'EMAIL' | 'PHONE'; children: ReactNode };

function Waiting({ text, contact, children }: WaitingProps) {
  const { t } = useTranslation('profile');
  const { id } = useOwnProfile();
  const { mutateAsync: withdraw, isPending } = useWithdraw(id);
  const keepPresent = async () => {
    await withdraw(contact);
    // Once the contact is withdrawn, this component is gone, so a notice reports the success.
    showNotice({ id: 'contact', type: 'SUCCESS', message: t('contact.withdrawn') });
  };
  return (
    <div className={styles.waiting}>
      <p role="status">{text}</p>
      <div className={styles.buttons}>
        {children}
        <Button
          variant="subtle"
          loading={isPending}
          onClick={() => void keepPresent().catch(() => undefined)}
        >
          {t('contact.withdraw')}
        </Button>
        {contact === 'EMAIL' && <MailboxLink text={t('contact.mailbox')} />}
      </div>
    </div>
  );
}
