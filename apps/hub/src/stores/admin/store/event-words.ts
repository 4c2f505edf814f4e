import type { AdditionalInfo } from '@maru/contract/stores/additional-info.ts';
import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import i18next from 'i18next';
import { hoursInWords } from '#hub/stores/hours/hours-in-words.ts';

/** Fields of a store that are more than one value, as its own page says them. */
export function wordsOfField(name: string, value: object): string | undefined {
  if (name === 'openingHours' && 'days' in value && 'holidays' in value)
    return hoursInWords(value as OpeningHours);
  if (name === 'additionalInfo' && Array.isArray(value))
    return (value as AdditionalInfo[])
      .map((entry) => `${i18next.t(`store:info.keys.${entry.key}`)}: ${entry.value}`)
      .join('\n');
  return undefined;
}
