import { z } from 'zod';
import { text } from '../fields.ts';
import { longestExtension } from '../phone/read-phone.ts';
import { isEmail } from '../users/email.ts';
import { readInquiryPhone } from './inquiry-phone.ts';
import { isInquiryName, longestInquiry, longestInquiryEmail, longestInquiryName } from './inquiry-rules.ts';

/** Korean syllables or English letters. */
export const InquiryName = text(longestInquiryName, 1)
  .overwrite((name) => name.replaceAll(/ +/g, ' '))
  .refine(isInquiryName, { error: 'koreanOrEnglishOnly' })
  .meta({ examples: ['Ana Kim'] });

export const InquiryEmail = text(longestInquiryEmail, 1)
  .refine(isEmail, { error: 'notCorrectEmailForm' })
  .meta({ examples: ['guest@maru.test'] });

/** A phone number; Korean unless it has a country code. */
export const InquiryPhone = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((typed) => readInquiryPhone(typed) !== undefined, { error: 'phoneNumberisNotCorrectFormat' })
  .meta({ examples: ['02-2000-0000'] });

export const Extension = z
  .string()
  .trim()
  .max(longestExtension)
  .regex(/^\d*$/, { error: 'numbersOnly' })
  .default('')
  .meta({ examples: ['12'] });

export const InquiryText = text(longestInquiry, 1);
