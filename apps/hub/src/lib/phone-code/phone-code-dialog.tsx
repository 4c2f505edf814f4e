import { Button } from '@mantine/core';
import { callingCodeOf, phoneCountries } from '@maru/contract/phone/countries.ts';
import { formatPhone, formatTypedPhone } from '@maru/contract/phone/format-phone.ts';
import { readPhone } from '@maru/contract/phone/read-phone.ts';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { PhoneInput } from '@maru/ui/phone/phone-input.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from './code-field.tsx';
import type { TypedPhone } from './code-flow.ts';
import styles from './phone-code-dialog.module.css';
import { type PhoneCodeForm, type PhoneCodeUse, usePhoneCode } from './use-phone-code.ts';

type PhoneCodeDialogProps = Omit<PhoneCodeUse, 'onDone'> & {
  title: string;
  onClose: () => void;
  /** Called with the formatted number. */
  onDone: (written: string) => void;
  /** Further fields, below the phone. */
  fields?: (form: PhoneCodeForm) => ReactNode;
  /** Whether the further fields are filled in. */
  isReady?: boolean;
};

/** Sets a phone after verifying it by a code. */
export function PhoneCodeDialog({ title, onClose, fields, isReady = true, ...use }: PhoneCodeDialogProps) {
  const { t, i18n } = useTranslation(['phone-code', 'app']);
  const form = usePhoneCode({ ...use, onDone: (phone) => use.onDone(written(phone)) });
  const { phone, sentAt, isAsking, errorAt } = form;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeText={t('app:close')}
      width={440}
      firstFocus="field"
      isPersistent
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <PhoneInput
          label={t('number')}
          countryLabel={t('country')}
          searchLabel={t('countrySearch')}
          nothingFoundText={t('countryNone')}
          countries={phoneCountries}
          language={i18n.language}
          name="phone"
          autoFocus
          placeholder={phone.country === 'KR' ? t('example') : ''}
          value={phone}
          onChange={form.setPhone}
          format={formatTypedPhone}
          read={readPhone}
          error={errorAt('phone')}
        />
        {fields?.(form)}
        {sentAt !== undefined && (
          <>
            <p className={styles.sent} role="status">
              {t('sent', { phone: written(phone) })}
            </p>
            <CodeField form={form} sentAt={sentAt} />
          </>
        )}
        {errorAt('form') !== undefined && (
          <p role="alert" className="danger-box">
            {errorAt('form')}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          fullWidth
          variant="action"
          disabled={phone.digits === '' || !isReady}
          loading={isAsking}
        >
          {t(sentAt === undefined ? 'send' : 'confirm')}
        </Button>
      </form>
    </Dialog>
  );
}

function written({ country, digits }: TypedPhone): string {
  return formatPhone(callingCodeOf(country) ?? '', digits);
}
