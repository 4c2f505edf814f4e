import { isApiError } from '@maru/web/api-error.ts';
import { useState } from 'react';
import { livePasswordProblems, type NewPassword, newPasswordProblems } from '#account/lib/new-password.ts';
import { useForm } from '#account/lib/use-form.ts';
import { setNewPassword } from './recovery.api.ts';
import { codeOfRefusedLink, isLinkRefused, type ResetLink } from './reset-link.ts';

type Step =
  | { name: 'form' | 'success' }
  /** The server refused the link, so no password can be accepted. */
  | { name: 'refused'; code: 'TOKEN_INVALID' | 'INCORRECT_ACCESS' };

/** Resets a password by the link of the mail: form -> success. */
export function useResetPassword(link: ResetLink) {
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [values, setValues] = useState<NewPassword>({ password: '', confirm: '' });
  const [left, setLeft] = useState({ password: false, confirm: false });

  async function send() {
    try {
      await setNewPassword({ ...link, password: values.password });
      // The token is spent. Remove it from the address, so that a reload does not show the form.
      history.replaceState(null, '', location.pathname);
      setStep({ name: 'success' });
    } catch (error) {
      if (!isLinkRefused(error)) throw error;
      setStep({ name: 'refused', code: codeOfRefusedLink(error) });
    }
  }

  const form = useForm({
    values,
    onChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check: () => newPasswordProblems(values),
    live: livePasswordProblems(values, left),
    send,
    refused: (error) =>
      isApiError(error, 'PASSWORD_TOO_COMMON')
        ? { password: { code: error.code, detail: error.detail } }
        : undefined,
  });
  const leave = (name: keyof NewPassword) => setLeft((before) => ({ ...before, [name]: true }));
  return { step, form, leave };
}
