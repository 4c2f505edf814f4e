import { Switch } from '@mantine/core';
import { type TenderType, tenderTypes } from '@maru/contract/payments/payment-type.ts';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import styles from './settings.module.css';

type TenderSwitchesProps = {
  offered: readonly TenderType[];
  value: readonly TenderType[];
  onChange: (types: TenderType[]) => void;
  error: string | undefined;
};

/** One switch for each tender that the store may accept. */
export function TenderSwitches({ offered, value, onChange, error }: TenderSwitchesProps) {
  const { t } = useTranslation('store-settings');
  const turn = (type: TenderType, isOn: boolean) =>
    onChange(tenderTypes.filter((one) => (one === type ? isOn : value.includes(one))));

  return (
    <div className={styles.fields} data-field="tenderTypes">
      {offered.map((type) => (
        <Switch
          key={type}
          label={t(`payment.types.${type}`)}
          description={t(`payment.typeTexts.${type}`)}
          checked={value.includes(type)}
          onChange={({ currentTarget }) => turn(type, currentTarget.checked)}
        />
      ))}
      {!offered.includes('card') && <p className={styles.note}>{t('payment.noCard')}</p>}
      <FieldError>{error}</FieldError>
    </div>
  );
}
