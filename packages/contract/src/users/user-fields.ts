import { z } from 'zod';
import { text } from '../fields.ts';
import { isEmail } from './email.ts';
import { isPlainName, longestName } from './name-rules.ts';
import { passwordProblem } from './password-rules.ts';

/** The e-mail address for signing in; stored in lower case. */
export const Username = z
  .string()
  .max(320)
  .trim()
  .toLowerCase()
  .refine(isEmail, { error: 'notCorrectEmailForm' })
  .meta({ examples: ['owner@maru.test'] });

/** A username to look somebody up; an empty one has its own error text. */
export const GivenUsername = z.string().trim().min(1, { error: 'enterUsername' }).pipe(Username);

/** A person's name; blanks alone are not a name. */
export const UserName = text(longestName, 1)
  .refine(isPlainName, { error: 'wrongFormat' })
  .describe(`Text of 1 to ${longestName} user-perceived characters without control characters.`);

export const NewPassword = z
  .string()
  .max(1024)
  .superRefine((password, context) => {
    const problem = passwordProblem(password);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** A password to compare, not to set: only its length is bounded. */
export const GivenPassword = z.string().min(1).max(1024);
