import { isApiError } from '@maru/web/api-error.ts';
import { useReducer } from 'react';
import { useAct } from '#account/lib/use-act.ts';
import type { VerifiedPhone } from '#account/verification/phone-code-flow.ts';
import { forgotUsername, lookUpProblem, startForgotUsername } from './forgot-username-flow.ts';
import { findUsername } from './recovery.api.ts';

/** Finds a username by phone: the steps, and the look-up once the code is right. */
export function useForgotUsername() {
  const [state, dispatch] = useReducer(forgotUsername, startForgotUsername);

  async function lookUp(phone: VerifiedPhone) {
    try {
      dispatch({ type: 'found', username: await findUsername(phone) });
    } catch (error) {
      const problem = isApiError(error) ? lookUpProblem(error) : undefined;
      if (!problem) throw error;
      dispatch({ type: 'refused', problem });
    }
  }

  const { run, isRunning } = useAct(lookUp);
  return { state, dispatch, lookUp: run, isLookingUp: isRunning };
}
