import { useEffect, useEffectEvent } from 'react';
import { addOpen } from './what-is-open.ts';

/** Makes Back return to the previous step of a page. */
export function useStepBack(isLater: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isLater) return;
    const takeAway = addOpen({ close: () => back() }, 'step');
    return () => void setTimeout(takeAway);
  }, [isLater]);
}
