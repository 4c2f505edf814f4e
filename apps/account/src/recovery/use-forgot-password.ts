import { isApiError } from '@maru/web/api-error.ts';
import { useReducer } from 'react';
import { useAct } from '#account/lib/use-act.ts';
import { forgotPassword, startForgotPassword } from './forgot-password-flow.ts';
import { sendResetMail } from './recovery.api.ts';

/** Requests the mail that resets a password, repeatedly if needed. */
export function useForgotPassword() {
  const [state, dispatch] = useReducer(forgotPassword, startForgotPassword);

  async function send() {
    await sendResetMail(state.username.trim());
    dispatch({ type: 'sent' });
  }

  async function resend() {
    try {
      await send();
    } catch (error) {
      dispatch({ type: 'resendFailed' });
      // The confirmation reports other failures. A notice adds what the confirmation does not say: that there
      // is no network, or how long to wait.
      if (!isApiError(error) || isApiError(error, 'TOO_MANY_REQUESTS')) throw error;
    }
  }

  const { run, isRunning } = useAct(resend);
  const type = (username: string) => dispatch({ type: 'typed', username });
  return { state, type, send, resend: run, isResending: isRunning };
}
