import { z } from 'zod';
import { Id } from '../fields.ts';
import { languages } from '../language.ts';
import { genders } from './genders.ts';

/** A user as the user sees it. Numbers are written as people write them: `010-1234-5678`. */
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
  /** An address whose link was not pressed yet. */
  newEmail: z.string().nullable(),
  /** A number whose code was not typed yet. */
  newPhonenumber: z.string().nullable(),
  /** Of name, birthday, gender, language and picture. */
  version: z.int(),
});
