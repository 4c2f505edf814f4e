import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { hoursInWords } from '#hub/stores/hours/hours-in-words.ts';
import { storeTypesQuery } from '#hub/stores/stores.api.ts';
import type { StoreForm } from './store-form.ts';

/** Values of the store form in words, for the merge dialog. */
export function useStoreWords() {
  const { t } = useTranslation('store');
  const language = useLanguage();
  const { data: types } = useSuspenseQuery(storeTypesQuery());

  return (name: keyof StoreForm, value: unknown): string | undefined => {
    if (!value) return undefined;
    if (name === 'category') return types.find(({ code }) => code === value)?.[language];
    if (name === 'address') {
      const { address, addressDetail } = value as NonNullable<StoreForm['address']>;
      return [address, addressDetail].filter(Boolean).join(' ');
    }
    if (name === 'openingHours') return hoursInWords(value as OpeningHours);
    if (name !== 'additionalInfo') return undefined;
    const entries = value as StoreForm['additionalInfo'];
    return entries.map((entry) => `${t(`info.keys.${entry.key}`)}: ${entry.value}`).join('\n') || undefined;
  };
}
