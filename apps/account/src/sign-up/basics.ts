import { isEmail } from '@maru/contract/users/email.ts';
import { isPlainName, longestName } from '@maru/contract/users/name-rules.ts';
import { countCharacters } from '@maru/ui/fields/graphemes.ts';
import { newPasswordProblems } from '#account/lib/new-password.ts';
import type { Problem, Problems } from '#account/lib/problems.ts';

/** Fields of the first step, as typed. */
export type Basics = { name: string; username: string; password: string; confirm: string };
export type BasicsName = keyof Basics;

export const emptyBasics: Basics = { name: '', username: '', password: '', confirm: '' };

/** Whether Next may be pressed: all four fields are filled. */
export function areBasicsFilled(basics: Basics): boolean {
  return Object.values(basics).every((value) => value !== '');
}

/** What is wrong with the fields, as far as the page can detect it without the server. */
export function basicsProblems(basics: Basics): Problems<BasicsName> {
  return {
    name: nameProblem(basics.name.trim()),
    username: isEmail(basics.username.trim()) ? undefined : 'notCorrectEmailForm',
    ...newPasswordProblems(basics),
  };
}

function nameProblem(name: string): Problem | undefined {
  if (name === '') return 'required';
  if (!isPlainName(name)) return 'wrongFormat';
  return countCharacters(name) > longestName ? 'tooLong' : undefined;
}
