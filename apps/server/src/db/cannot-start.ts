import type { Language } from '@maru/contract/language.ts';
import { inBothLanguages } from './in-both-languages.ts';

/** Why the product cannot start and what the operator can do about it. Shown without a stack. */
export class CannotStart extends Error {
  constructor(words: Record<Language, string>, values: Record<string, string> = {}, cause?: unknown) {
    super(inBothLanguages(words, values, '\n'), { cause });
  }
}
