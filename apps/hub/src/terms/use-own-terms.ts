import { countClosables, onClosablesChange } from '@maru/ui/over/closables.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#hub/lib/use-language.ts';
import { ownTermsQuery, putOffAgreeing, readOwnTerms } from './terms.api.ts';
import { untilAnswered } from './until-answered.ts';

/**
 * What the person has to be asked and told now. Nobody is asked at the till, or while a dialog, a sheet or a step of the page
 * is open: it may be a payment. What could not be sent is put off until the server answers again.
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

  const toAgree = data?.toAgree ?? [];
  const isToAsk = toAgree.length > 0 && !isBusy && !isPutOff;
  // The dialog that asks is open itself, so only its beginning waits.
  const isAsked = isToAsk && (isAsking || !isCovered);
  if (isAsked !== isAsking) setIsAsking(isAsked);

  return {
    toAgree: isAsked ? toAgree : [],
    coming: isBusy || isAsked ? [] : (data?.coming ?? []),
    putOff: () => putOffAgreeing(queryClient, language),
  };
}

function isAnythingOpen(): boolean {
  return countClosables() > 0;
}
