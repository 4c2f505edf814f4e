import { waitingTime } from '@maru/contract/time/waiting-time.ts';
import { formatDate } from '@maru/web/format.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useNow } from '#hub/lib/use-now.ts';
import { useStoreRow } from '#hub/stores/stores.api.ts';
import { applicationState, lacksRegistration, missingOnce, secondsLeft } from './application-state.ts';

/** Status of a store's application in words; undefined if it is approved. */
export function useApplication(storeId: string) {
  const { t } = useTranslation(['application', 'store-fields']);
  const language = useLanguage();
  const now = useNow(60_000);
  const store = useStoreRow(storeId);
  const state = applicationState(store);
  if (!state) return undefined;

  const isIncomplete = state === 'PENDING' && store.missing.length > 0;
  const left = secondsLeft(store.applicationDueAt, now);
  const missing = missingOnce(store.missing).map((name) => t(`store-fields:missing.${name}`));
  return {
    state,
    title: t(isIncomplete ? 'incomplete.title' : `${state}.title`),
    text: t(isIncomplete ? 'incomplete.text' : `${state}.text`),
    reason: state === 'PENDING' ? null : store.applicationReason,
    timeLeft:
      left === undefined
        ? undefined
        : left > 0
          ? t('timeLeft', { time: waitingTime(left, language) })
          : t('overdue'),
    missing,
    since: store.terminatedAt ? t('since', { date: formatDate(store.terminatedAt, language) }) : undefined,
    lacksRegistration: lacksRegistration(store.missing),
    maySubmit: state === 'DRAFT' || state === 'SENT_BACK',
  };
}
