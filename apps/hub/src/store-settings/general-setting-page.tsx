import { Radio, Switch } from '@mantine/core';
import { languages } from '@maru/contract/language.ts';
import { type TaxType, taxTypes } from '@maru/contract/money/priced-cart.ts';
import { updateGeneralSetting } from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { formatTimeOfDay } from '@maru/web/format.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import layout from '#hub/lib/forms/form-columns.module.css';
import { mayCall, useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { DayStartField } from './day-start-field.tsx';
import styles from './settings.module.css';
import { generalSettingQuery } from './store-settings.api.ts';
import { type GeneralValues, useGeneralForm } from './use-general-form.ts';

/** Route loader. */
export const loadGeneralSettingPage = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('forms', 'store-settings'),
    queryClient.ensureQueryData(generalSettingQuery(storeId)),
  ]);

/** Business day, customer language, sound and tax type of a store. */
export function GeneralSettingPage() {
  const { t } = useTranslation('store-settings');
  const language = useLanguage();
  const store = useStore();
  const { setting, form } = useGeneralForm(store.storeId);
  const { values, set } = form;

  return (
    <StoreFrame title={t('general.title')}>
      <EditForm
        form={form}
        readOnlyText={mayCall(updateGeneralSetting, store) ? undefined : t('readOnly')}
        fieldLabels={{
          dayStart: t('general.dayStart'),
          language: t('general.language'),
          newOrderSound: t('general.sound'),
          taxType: t('general.tax'),
        }}
        wordsOf={(name, value) =>
          name === 'dayStart' ? formatTimeOfDay(value as number, language) : wordsOf(t, name, value)
        }
      >
        <div className={layout.columns}>
          <div className={layout.column}>
            <FormCard title={t('general.day')}>
              <DayStartField
                setting={setting}
                value={values.dayStart}
                onChange={(minutes) => set('dayStart', minutes)}
                error={form.errorOf('dayStart')}
              />
            </FormCard>
            <FormCard title={t('general.sound')}>
              <Switch
                name="newOrderSound"
                label={t('general.soundLabel')}
                description={t('general.soundHint')}
                checked={values.newOrderSound}
                onChange={({ currentTarget }) => set('newOrderSound', currentTarget.checked)}
              />
            </FormCard>
            <FormCard title={t('general.customers')}>
              <div data-field="language">
                <p className={styles.label}>{t('general.language')}</p>
                <Segmented
                  label={t('general.language')}
                  value={values.language}
                  onChange={(language) => set('language', language)}
                  options={languages.map((value) => ({ value, label: t(`general.languages.${value}`) }))}
                />
                <p className={styles.note}>{t('general.languageHint')}</p>
              </div>
            </FormCard>
          </div>
          <div className={layout.column}>
            <FormCard title={t('general.tax')} text={t('general.taxHint')}>
              <Radio.Group
                name="taxType"
                aria-label={t('general.tax')}
                value={values.taxType}
                onChange={(value) => set('taxType', value as TaxType)}
              >
                {taxTypes.map((type) => (
                  <Radio
                    key={type}
                    value={type}
                    label={t(`general.taxTypes.${type}`)}
                    description={t(`general.taxTexts.${type}`)}
                  />
                ))}
              </Radio.Group>
            </FormCard>
          </div>
        </div>
      </EditForm>
    </StoreFrame>
  );
}

type T = ReturnType<typeof useTranslation<'store-settings'>>['t'];

function wordsOf(t: T, name: keyof GeneralValues, value: unknown): string | undefined {
  if (name === 'language') return t(`general.languages.${value as GeneralValues['language']}`);
  return name === 'taxType' ? t(`general.taxTypes.${value as TaxType}`) : undefined;
}
