import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import type { AdditionalInfo } from '@maru/contract/stores/additional-info.ts';
import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import i18next from 'i18next';
import { hoursInWords } from '#hub/stores/hours/hours-in-words.ts';

/** Formats fields of a store that are structured or coded, in the words of its own pages. */
export function wordsOfField(name: string, value: unknown): string | undefined {
  if (name === 'part') return wordsOfPart(value);
  if (name === 'lockedParts' && Array.isArray(value)) return value.map(wordsOfPart).join(', ');
  if (typeof value !== 'object' || value === null) return undefined;
  if (name === 'openingHours' && 'days' in value && 'holidays' in value)
    return hoursInWords(value as OpeningHours);
  if (name === 'additionalInfo' && Array.isArray(value))
    return (value as AdditionalInfo[])
      .map((entry) => `${i18next.t(`store:info.keys.${entry.key}`)}: ${entry.value}`)
      .join('\n');
  return undefined;
}

function wordsOfPart(part: unknown): string {
  return i18next.t(`app-lock:parts.${part as LockPart}`, { defaultValue: String(part) });
}
