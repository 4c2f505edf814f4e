import { z } from 'zod';
import { Id } from '../fields.ts';
import { languages } from '../language.ts';
import { genders } from './genders.ts';

/** A user as that user sees it. Numbers are formatted for reading: `010-1234-5678`. */
export const Profile = z.object({
  id: Id,
  /** The e-mail address. */
  username: z.string(),
  name: z.string(),
  admin: z.boolean(),
  language: z.enum(languages),
  birthday: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  /** The file of the picture, which only this user may read. */
  pictureKey: z.string().nullable(),
  phonenumber: z.string().nullable(),
  /** A new address whose confirmation link was not opened yet. */
  newEmail: z.string().nullable(),
  /** A new number whose code was not typed yet. */
  newPhonenumber: z.string().nullable(),
  /** Version of name, birthday, gender, language and picture. */
  version: z.int(),
});
