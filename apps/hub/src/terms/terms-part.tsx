import { later, usePart } from '@maru/ui/later/later.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#hub/lib/use-language.ts';
import { readDismissed, writeDismissed } from './dismissed-notices.ts';
import { ownTermsQuery } from './terms.api.ts';

const agreeDialog = later(async () => (await import('./terms-parts.ts')).termsParts.AgreeDialog);
const comingNotice = later(async () => (await import('./terms-parts.ts')).termsParts.ComingNotice);

/** Asks for agreement to terms that changed, and tells of changes to come until they were dismissed, but not at the till. */
export function TermsPart({ isBusy }: { isBusy: boolean }) {
  const { data } = useQuery(ownTermsQuery(useLanguage()));
  const [dismissed, setDismissed] = useState(readDismissed);
  const coming = (data?.coming ?? []).filter(({ id }) => !dismissed.includes(id));
  // Never in the middle of a sale, also if the answer comes late.
  const isAsked = !isBusy && (data?.toAgree.length ?? 0) > 0;
  const isTold = !isAsked && !isBusy && coming.length > 0;
  const Agree = usePart(agreeDialog, isAsked);
  const Notice = usePart(comingNotice, isTold);

  function dismiss() {
    const ids = (data?.coming ?? []).map(({ id }) => id);
    writeDismissed(ids);
    setDismissed(ids);
  }

  return (
    <>
      {Agree && isAsked && data && <Agree groups={data.toAgree} />}
      {Notice && isTold && <Notice coming={coming} onDismiss={dismiss} />}
    </>
  );
}
