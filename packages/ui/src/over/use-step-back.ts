import { useEffect, useEffectEvent } from 'react';
import { addOpen } from './what-is-open.ts';

/** Lets Back lead to the step before while a page shows a later one. */
export function useStepBack(isLater: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isLater) return;
    const takeAway = addOpen({ close: () => back() }, 'step');
    return () => void setTimeout(takeAway);
  }, [isLater]);
}
