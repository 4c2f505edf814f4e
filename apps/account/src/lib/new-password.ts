import { passwordProblem } from '@maru/contract/users/password-rules.ts';
import type { Problems } from './problems.ts';

/** A new password and its repetition, as typed. */
export type NewPassword = { password: string; confirm: string };

/** What is wrong with a new password and its repetition; undefined for a field without a problem. */
export function newPasswordProblems({ password, confirm }: NewPassword): Problems<keyof NewPassword> {
  return {
    password: password === '' ? 'required' : passwordProblem(password),
    confirm: confirm === password ? undefined : 'notMatchPassword',
  };
}

/** Problems to show while typing: a forbidden character at once, other problems only after the field was left. */
export function livePasswordProblems(
  typed: NewPassword,
  left: Readonly<Record<keyof NewPassword, boolean>>,
): Problems<keyof NewPassword> {
  const { password, confirm } = newPasswordProblems(typed);
  const isPasswordDue = typed.password !== '' && (left.password || password === 'noCorrectPasswordFormat');
  const isConfirmDue =
    typed.confirm !== '' && (left.confirm || typed.confirm.length >= typed.password.length);
  return { password: isPasswordDue ? password : undefined, confirm: isConfirmDue ? confirm : undefined };
}
