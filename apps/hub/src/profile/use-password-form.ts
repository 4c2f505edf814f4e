import type { FieldCode } from '@maru/contract/field-codes.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { isApiError } from '@maru/web/api-error.ts';
import { errorWords, reportError } from '@maru/web/report-error.ts';
import { SessionEnded } from '@maru/web/session-errors.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyPasswords, type PasswordField, passwordFieldOf, passwordProblems } from './new-password.ts';
import { useChangePassword } from './sessions.api.ts';

/** Where a server error is shown: at a field, or above the button. */
type Refusal = { field: PasswordField | 'form'; words: string };

/** Form state of a password change. */
export function usePasswordForm() {
  const { t } = useTranslation('profile');
  const { mutateAsync, isPending } = useChangePassword();
  const [fields, setFields] = useState(emptyPasswords);
  const [wasTried, setWasTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const problems = passwordProblems(fields);

  function errorOf(name: PasswordField): string | undefined {
    if (refusal?.field === name) return refusal.words;
    const problem = wasTried ? problems[name] : undefined;
    return problem && t(`errors:fields.${problem}`);
  }

  function change(name: PasswordField, value: string) {
    setFields({ ...fields, [name]: value });
    if (refusal?.field === name) setRefusal(undefined);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    setWasTried(true);
    setRefusal(undefined);
    const [wrong] = Object.keys(problems) as PasswordField[];
    if (wrong) return focus(form, wrong);
    if (isPending) return;

    try {
      await mutateAsync({ currentPassword: fields.currentPassword, password: fields.password });
      setFields(emptyPasswords);
      setWasTried(false);
      showNotice({ id: 'password-changed', type: 'SUCCESS', message: t('password.done') });
    } catch (error) {
      refuse(error, form);
    }
  }

  function refuse(error: unknown, form: HTMLFormElement) {
    if (error instanceof SessionEnded) return;
    const words = errorWords(error);
    if (!isApiError(error) || words === undefined) return reportError(error);
    const [[name, problem] = []] = Object.entries(error.fields ?? {}) as [PasswordField, FieldCode][];
    const field = name && name in fields ? name : passwordFieldOf(error.code);
    setRefusal({
      field: field ?? 'form',
      words: field && problem ? t(`errors:fields.${problem}`) : words,
    });
    if (field) focus(form, field);
  }

  const formError = refusal?.field === 'form' ? refusal.words : undefined;
  return { fields, change, errorOf, formError, submit, isPending };
}

function focus(form: HTMLFormElement, name: PasswordField) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
