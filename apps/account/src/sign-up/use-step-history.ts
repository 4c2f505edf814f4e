import { useEffect, useEffectEvent } from 'react';
import { type SignUpStep, signUpSteps } from './sign-up-flow.ts';

/**
 * Each step is an entry in the browser's history, which holds the step's name and nothing that was typed. A reload begins
 * with the first step.
 */
export function useStepHistory(step: SignUpStep, onGo: (step: SignUpStep) => void): void {
  const go = useEffectEvent(onGo);

  useEffect(() => {
    history.replaceState({ step: signUpSteps[0] }, '');
    const hear = () => go(stepOfEntry() ?? signUpSteps[0]);
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, []);

  useEffect(() => {
    if (stepOfEntry() !== step) history.pushState({ step }, '');
  }, [step]);
}

function stepOfEntry(): SignUpStep | undefined {
  const { step } = (history.state ?? {}) as { step?: unknown };
  return signUpSteps.find((known) => known === step);
}
