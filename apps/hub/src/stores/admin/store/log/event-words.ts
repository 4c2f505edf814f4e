import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import { fallbackLanguage, type Language } from '@maru/contract/language.ts';
import type { TenderType } from '@maru/contract/payments/payment-type.ts';
import type { KeyedProvider } from '@maru/contract/payments/provider-keys.ts';
import type { Right, StoreRole } from '@maru/contract/store-access/rights.ts';
import type { AdditionalInfo } from '@maru/contract/stores/additional-info.ts';
import type { ApplicationStatus } from '@maru/contract/stores/application.ts';
import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import { formatTimeOfDay } from '@maru/web/format.ts';
import { isLanguage } from '@maru/web/language.ts';
import i18next from 'i18next';
import { hoursInWords } from '#hub/stores/hours/hours-in-words.ts';

/** How many characters of an id are shown, enough to distinguish two. */
const endOfId = 6;

/** Fields that contain one id or several. */
const idFields = new Set([
  'keysId',
  'customerId',
  'keptId',
  'mergedId',
  'rewardId',
  'earningCategoryIds',
  'nonEarningCategoryIds',
  'useStoreIds',
  'unusedStoreIds',
]);

/** Formats fields of a store that are structured or coded, in the words of its own pages. */
export function wordsOfField(name: string, value: unknown): string | undefined {
  if (name === 'part') return wordsOfPart(value);
  if (name === 'lockedParts' && Array.isArray(value)) return value.map(wordsOfPart).join(', ');
  if (name === 'rights' && Array.isArray(value)) return value.map(wordsOfRight).join(', ');
  if (name === 'tenderTypes' && Array.isArray(value)) return value.map(wordsOfTender).join(', ');
  if (idFields.has(name)) return wordsOfIds(value);
  if (name === 'recipients' && Array.isArray(value)) return value.map(wordsOfRecipient).join('\n');
  if (typeof value !== 'object') return wordsOfCode(name, value);
  if (value === null) return undefined;
  if (name === 'openingHours' && 'days' in value && 'holidays' in value)
    return hoursInWords(value as OpeningHours);
  if (name === 'additionalInfo' && Array.isArray(value))
    return (value as AdditionalInfo[])
      .map((entry) => `${i18next.t(`store:info.keys.${entry.key}`)}: ${entry.value}`)
      .join('\n');
  return undefined;
}

function wordsOfCode(name: string, value: unknown): string | undefined {
  const defaultValue = String(value);
  if (typeof value === 'boolean') return i18next.t(value ? 'forms:merge.on' : 'forms:merge.off');
  if (name === 'dayStart') return formatTimeOfDay(Number(value), languageNow());
  if (name === 'role') return i18next.t(`app:account.role.${value as StoreRole}`, { defaultValue });
  if (name === 'language') return i18next.t(`app:languages.${value as Language}`, { defaultValue });
  if (name === 'applicationStatus')
    return i18next.t(`admin:statuses.${value as ApplicationStatus}`, { defaultValue });
  if (name === 'status') return i18next.t(`admin:check.statuses.${defaultValue}`, { defaultValue });
  if (name === 'provider')
    return i18next.t(`store-settings:provider.names.${value as KeyedProvider}`, { defaultValue });
  if (name === 'hour' || name === 'ownHour') return formatTimeOfDay(Number(value) * 60, languageNow());
  if (name === 'rate') return `${Number(value) / 100}%`;
  if (name === 'kind') return wordsOfKind(value);
  if (name === 'taxType') return i18next.t(`admin:check.taxTypes.${defaultValue}`, { defaultValue });
  return undefined;
}

function wordsOfIds(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(wordsOfId).join(', ');
  return value === null ? undefined : wordsOfId(value);
}

function wordsOfId(id: unknown): string {
  return i18next.t('admin:log.keys', { end: String(id).slice(-endOfId) });
}

/** Names a kind of act on points by hand (`EARN`), or a kind of revenue message (`DAILY`). */
function wordsOfKind(kind: unknown): string {
  return i18next.t(`admin:log.kinds.${kind as 'EARN'}`, { defaultValue: String(kind) });
}

function wordsOfRecipient({ userId, kinds }: { userId: unknown; kinds: readonly unknown[] }): string {
  return `${wordsOfId(userId)}: ${kinds.map(wordsOfKind).join(', ')}`;
}

function languageNow(): Language {
  return isLanguage(i18next.language) ? i18next.language : fallbackLanguage;
}

function wordsOfRight(right: unknown): string {
  return i18next.t(`store-access:rights.${right as Right}`, { defaultValue: String(right) });
}

function wordsOfTender(type: unknown): string {
  return i18next.t(`receipt:tenderTypes.${type as TenderType}`, { defaultValue: String(type) });
}

function wordsOfPart(part: unknown): string {
  return i18next.t(`app-lock:parts.${part as LockPart}`, { defaultValue: String(part) });
}
