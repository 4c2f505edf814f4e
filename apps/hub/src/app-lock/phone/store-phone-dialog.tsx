import { Button } from '@mantine/core';
import { callingCodeOf, phoneCountries } from '@maru/contract/phone/countries.ts';
import { formatPhone, formatTypedPhone } from '@maru/contract/phone/format-phone.ts';
import { readPhone } from '@maru/contract/phone/read-phone.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { PhoneInput } from '@maru/ui/phone/phone-input.tsx';
import { useTranslation } from 'react-i18next';
import { CodeField } from './code-field.tsx';
import type { TypedPhone } from './code-flow.ts';
import styles from './store-phone-dialog.module.css';
import { useStorePhone } from './use-store-phone.ts';

/** Sets the phone that approves for the store, after verifying it by a code. */
export function StorePhoneDialog({ storeId, onClose }: { storeId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['app-lock', 'app']);
  const form = useStorePhone(storeId, () => {
    const message = t('phone.changed', { phone: written(form.phone) });
    showNotice({ id: 'store-phone', type: 'SUCCESS', message });
    onClose();
  });
  const { phone, sentAt, isAsking, errorAt } = form;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('phone.title')}
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
          label={t('phone.number')}
          countryLabel={t('phone.country')}
          searchLabel={t('phone.countrySearch')}
          nothingFoundText={t('phone.countryNone')}
          countries={phoneCountries}
          language={i18n.language}
          name="phone"
          autoFocus
          placeholder={phone.country === 'KR' ? t('phone.example') : ''}
          value={phone}
          onChange={form.setPhone}
          format={formatTypedPhone}
          read={readPhone}
          error={errorAt('phone')}
        />
        {sentAt !== undefined && (
          <>
            <p className={styles.sent} role="status">
              {t('phone.sent', { phone: written(phone) })}
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
          disabled={phone.digits === ''}
          loading={isAsking}
        >
          {t(sentAt === undefined ? 'phone.send' : 'phone.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}

function written({ country, digits }: TypedPhone): string {
  return formatPhone(callingCodeOf(country) ?? '', digits);
}
