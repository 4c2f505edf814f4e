import { z } from 'zod';
import { readWebAddress } from './web-address.ts';

/** Id made by the server (UUIDv7). */
export const Id = z.uuid().overwrite((id) => id.toLowerCase());

/** Whole KRW, VAT included. Bounded so that sums of a whole year stay safe integers. */
export const mostWon = 1_000_000_000_000;
export const Won = z
  .int()
  .min(-mostWon)
  .max(mostWon)
  .meta({ examples: [4500] });
export const PositiveWon = z
  .int()
  .min(1)
  .max(1_000_000_000)
  .meta({ examples: [4500] });
export const NonNegativeWon = z.int().min(0).max(1_000_000_000);

/** Instant, ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** Business day (domain.md, Words), `YYYY-MM-DD`. Bounded to years that PostgreSQL and `addDays` can both hold. */
export const BusinessDate = z.iso
  .date()
  .refine((date) => date >= '1900-01-01' && date < '3000-01-01', { error: 'wrongFormat' });

/** The row version an edit was read with. */
export const Version = z.int().min(1).max(2_147_483_647);

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** Length as a person counts it: an emoji or a composed syllable is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** So many UTF-16 units are never so few characters: a cheap bound, so that nobody makes us count or keep megabytes. */
export function mostUnits(maximum: number): number {
  return maximum * 20 + 20;
}

/** User text kept as typed: NFC, trimmed, no NUL, limited in user-perceived characters. */
export function text(maximum: number, minimum = 0) {
  return z
    .string()
    .max(mostUnits(maximum), { abort: true })
    .normalize('NFC')
    .trim()
    .refine((value) => value.isWellFormed() && !value.includes('\0'), { error: 'wrongFormat' })
    .refine((value) => countCharacters(value) <= maximum, { error: 'tooLong' })
    .refine((value) => countCharacters(value) >= minimum, { error: 'required' })
    .describe(`Text of ${minimum} to ${maximum} characters as a person counts them.`);
}

/** The one schema of an address that is kept: https or http, since pages make links of it. */
export function webAddress(maximum: number) {
  return text(maximum, 1)
    .overwrite((value) => readWebAddress(value) ?? value)
    .refine((value) => countCharacters(value) <= maximum, { error: 'tooLong' })
    .refine((value) => readWebAddress(value) !== undefined, { error: 'wrongWebAddress' })
    .describe(`An https or http address of up to ${maximum} characters; https where no scheme is said.`);
}
