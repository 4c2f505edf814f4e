import { useEffect, useEffectEvent } from 'react';
import { type SignUpStep, signUpSteps } from './sign-up-flow.ts';

type Going = {
  /** Whether it is known which step a reload restores. */
  isSettled: boolean;
  onGo: (step: SignUpStep) => void;
};

/** Each step is a history entry, which stores only the step's name. */
export function useStepHistory(step: SignUpStep, { isSettled, onGo }: Going): void {
  const go = useEffectEvent(onGo);
  const begin = useEffectEvent(() => history.replaceState({ step }, ''));

  useEffect(() => {
    if (!isSettled) return;
    begin();
    const hear = () => go(stepOfEntry() ?? signUpSteps[0]);
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, [isSettled]);

  useEffect(() => {
    const entry = stepOfEntry();
    if (!isSettled || entry === step) return;
    for (const each of stepsTo(step, entry)) history.pushState({ step: each }, '');
  }, [isSettled, step]);
}

/** Adds entries for the steps that were done before a reload, so that Back goes through them. */
function stepsTo(step: SignUpStep, from: SignUpStep = signUpSteps[0]): readonly SignUpStep[] {
  const [first, last] = [signUpSteps.indexOf(from), signUpSteps.indexOf(step)];
  return first < last ? signUpSteps.slice(first + 1, last + 1) : [step];
}

function stepOfEntry(): SignUpStep | undefined {
  const { step } = (history.state ?? {}) as { step?: unknown };
  return signUpSteps.find((known) => known === step);
}
