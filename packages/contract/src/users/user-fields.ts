import { z } from 'zod';
import { text } from '../fields.ts';
import { isEmail } from './email.ts';
import { isPlainName, longestName } from './name-rules.ts';
import { passwordProblem } from './password-rules.ts';

/** The e-mail address that somebody signs in with; kept in lower case. */
export const Username = z
  .string()
  .max(320)
  .trim()
  .toLowerCase()
  .refine(isEmail, { error: 'notCorrectEmailForm' })
  .meta({ examples: ['owner@maru.test'] });

/** Typed to say whom one means: nothing typed has words of its own. */
export const GivenUsername = z.string().trim().min(1, { error: 'enterUsername' }).pipe(Username);

/** What a person is called; blanks alone are no name. */
export const UserName = text(longestName, 1)
  .refine(isPlainName, { error: 'wrongFormat' })
  .describe(
    `Text of 1 to ${longestName} characters as a person counts them, none of them a control character.`,
  );

export const NewPassword = z
  .string()
  .max(1024)
  .superRefine((password, context) => {
    const problem = passwordProblem(password);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** A password that is compared, not set: bounded only. */
export const GivenPassword = z.string().min(1).max(1024);
