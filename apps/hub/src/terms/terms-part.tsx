import { useState } from 'react';
import { readDismissed, writeDismissed } from './dismissed-notices.ts';
import { useOwnTerms } from './use-own-terms.ts';

/**
 * Asks for consent to changed terms, and announces coming changes until they are dismissed. Does neither at
 * the till.
 */
export function TermsPart({ isBusy }: { isBusy: boolean }) {
  const { parts, toAgree, coming, putOff } = useOwnTerms({ isBusy });
  const [dismissed, setDismissed] = useState(readDismissed);
  const told = coming.filter(({ id }) => !dismissed.includes(id));

  function dismiss() {
    const ids = coming.map(({ id }) => id);
    writeDismissed(ids);
    setDismissed(ids);
  }

  return (
    <>
      {parts && toAgree.length > 0 && <parts.AgreeDialog groups={toAgree} onLater={putOff} />}
      {parts && told.length > 0 && <parts.ComingNotice coming={told} onDismiss={dismiss} />}
    </>
  );
}
