import { Checkbox } from '@mantine/core';
import { type Right, rights } from '@maru/contract/store-access/rights.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presetOf, presets, withTick } from './presets.ts';
import styles from './rights-field.module.css';

type RightsFieldProps = { value: readonly Right[]; onChange: (rights: readonly Right[]) => void };

const sets = ['BASIC', 'MANAGER', 'OWN'] as const;

/** Rights of a staff member: a preset, or single rights with explanations. */
export function RightsField({ value, onChange }: RightsFieldProps) {
  const { t } = useTranslation('store-access');
  const [isOwn, setIsOwn] = useState(false);
  const preset = isOwn ? 'OWN' : presetOf(value);

  return (
    <>
      <div>
        <p className={styles.label} id="rights-preset">
          {t('form.preset')}
        </p>
        <Segmented
          label={t('form.preset')}
          isFullWidth
          value={preset}
          onChange={(chosen) => {
            setIsOwn(chosen === 'OWN');
            if (chosen !== 'OWN') onChange(presets[chosen]);
          }}
          options={sets.map((one) => ({ value: one, label: t(`form.presets.${one}`) }))}
        />
      </div>
      <fieldset className={styles.rights}>
        <legend className={styles.label}>{t('form.rights')}</legend>
        {rights.map((right) => (
          <Checkbox
            key={right}
            label={t(`rights.${right}`)}
            description={t(`allows.${right}`)}
            checked={value.includes(right)}
            onChange={({ currentTarget }) => {
              setIsOwn(false);
              onChange(withTick(value, right, currentTarget.checked));
            }}
          />
        ))}
      </fieldset>
    </>
  );
}
