import { useEffect, useEffectEvent } from 'react';
import { addClosable } from './closables.ts';

/** Makes Back return to the previous step of a page. */
export function useStepBack(isLater: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isLater) return;
    const takeAway = addClosable({ close: () => back() }, 'step');
    return () => void setTimeout(takeAway);
  }, [isLater]);
}
