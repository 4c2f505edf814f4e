import { maskWithinText } from '../mask-within-text.ts';

/** Whether a typed text matches an answer that is shown masked. */
export function isShownAnswer(typed: string, shown: string): boolean {
  return maskWithinText(typed.normalize('NFC').trim()) === shown;
}
