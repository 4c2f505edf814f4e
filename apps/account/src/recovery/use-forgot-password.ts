import { isApiError } from '@maru/web/api-error.ts';
import { useReducer } from 'react';
import { useAct } from '#account/lib/use-act.ts';
import { forgotPassword, startForgotPassword } from './forgot-password-flow.ts';
import { sendResetMail } from './recovery.api.ts';

/** Asking for the mail that resets a password: the first, and more of them. */
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
      // The confirmation says that it failed; a notice says what there is to know besides: no network, how long to wait.
      if (!isApiError(error) || isApiError(error, 'TOO_MANY_REQUESTS')) throw error;
    }
  }

  const { run, isRunning } = useAct(resend);
  const type = (username: string) => dispatch({ type: 'typed', username });
  return { state, type, send, resend: run, isResending: isRunning };
}
