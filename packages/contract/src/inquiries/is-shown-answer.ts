import { maskWithinText } from '../mask-within-text.ts';

/** Whether an answer that is shown masked can be this typed text. */
export function isShownAnswer(typed: string, shown: string): boolean {
  return maskWithinText(typed.normalize('NFC').trim()) === shown;
}
