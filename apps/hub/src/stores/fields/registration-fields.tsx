import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ImageField } from '#hub/lib/uploads/image-field.tsx';
import styles from './fields.module.css';
import { businessNumberState, groupBusinessNumber, type Registration } from './registration-problems.ts';

type RegistrationFieldsProps = {
  values: Registration;
  onChange: <K extends keyof Registration>(name: K, value: Registration[K]) => void;
  errorOf: (name: keyof Registration) => string | undefined;
  isReadOnly?: boolean;
  /** Whether the image may not be removed any more. */
  isImageKept?: boolean;
  /** Set if an admin uploads the image for this user. */
  forUserId?: string;
};

/** Fields of the business registration certificate, with its image. */
export function RegistrationFields(props: RegistrationFieldsProps) {
  const { values, onChange, errorOf, isReadOnly, isImageKept, forUserId } = props;
  const { t } = useTranslation('store-fields');
  const state = businessNumberState(values.businessNumber);

  return (
    <>
      <TextInput
        name="businessNumber"
        inputMode="numeric"
        label={t('businessNumber')}
        placeholder="000-00-00000"
        autoComplete="off"
        value={values.businessNumber}
        onChange={(typed) => onChange('businessNumber', groupBusinessNumber(typed))}
        rightSection={state === 'right' && <IconCheck size={20} className={styles.right} aria-hidden />}
        description={t(state === 'right' ? 'businessNumberRight' : 'businessNumberHint')}
        error={
          errorOf('businessNumber') ??
          (state === 'wrong' ? t('errors:fields.wrongBusinessNumber') : undefined)
        }
      />
      <TextInput
        name="businessName"
        label={t('businessName')}
        maxLength={100}
        autoComplete="off"
        value={values.businessName}
        onChange={(name) => onChange('businessName', name)}
        error={errorOf('businessName')}
      />
      <TextInput
        name="ownerName"
        label={t('ownerName')}
        maxLength={50}
        autoComplete="off"
        value={values.ownerName}
        onChange={(name) => onChange('ownerName', name)}
        error={errorOf('ownerName')}
      />
      <TextInput
        name="openedOn"
        type="date"
        label={t('openedOn')}
        value={values.openedOn}
        onChange={(date) => onChange('openedOn', date)}
        error={errorOf('openedOn')}
      />
      <ImageField
        name="registrationImageKey"
        label={t('registrationImage')}
        description={t('registrationImageHint')}
        purpose="REGISTRATION_IMAGE"
        awsKey={values.registrationImageKey}
        onChange={(key) => onChange('registrationImageKey', key)}
        error={errorOf('registrationImageKey')}
        isReadOnly={isReadOnly ?? false}
        isKept={isImageKept ?? false}
        {...(forUserId ? { forUserId } : {})}
      />
    </>
  );
}
