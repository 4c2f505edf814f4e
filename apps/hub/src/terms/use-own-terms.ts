import { usePart } from '@maru/ui/later/later.ts';
import { countClosables, onClosablesChange } from '@maru/ui/over/closables.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#hub/lib/use-language.ts';
import { isAskingNext } from './is-asking-next.ts';
import { laterTerms } from './later-terms.ts';
import { ownTermsQuery, putOffAgreeing, readOwnTerms } from './terms.api.ts';
import { untilAnswered } from './until-answered.ts';

/**
 * What to ask the person and announce now. Nobody is asked at the till, or while a dialog, a sheet or a step
 * of the page is open, because it may be a payment. A consent that could not be sent is postponed until the
 * server answers again.
 */
export function useOwnTerms({ isBusy }: { isBusy: boolean }) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(ownTermsQuery(language));
  const isCovered = useSyncExternalStore(onClosablesChange, isAnythingOpen, isAnythingOpen);
  const [isAsking, setIsAsking] = useState(false);

  const isPutOff = data?.isPutOff ?? false;
  const isUnheard = isPutOff || isError;
  useEffect(
    () => (isUnheard ? untilAnswered(() => readOwnTerms(queryClient, language)) : undefined),
    [isUnheard, queryClient, language],
  );

  const { toAgree = [], coming = [] } = data ?? {};
  const isToAsk = toAgree.length > 0 && !isBusy && !isPutOff;
  const parts = usePart(laterTerms, isToAsk || (coming.length > 0 && !isBusy));
  const isAsked = isAskingNext(isAsking, { isToAsk, isLoaded: parts !== undefined, isCovered });
  if (isAsked !== isAsking) setIsAsking(isAsked);

  return {
    parts,
    toAgree: isAsked ? toAgree : [],
    coming: isBusy || isAsked ? [] : coming,
    putOff: () => putOffAgreeing(queryClient, language),
  };
}

function isAnythingOpen(): boolean {
  return countClosables() > 0;
}
