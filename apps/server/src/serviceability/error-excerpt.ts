import { maskWithinText } from '@maru/contract/mask-within-text.ts';

const longest = 200;

/** The first line of an error, shortened and without addresses and phone numbers. */
export function errorExcerpt(error: string | null): string | null {
  const [line = ''] = (error ?? '').split('\n');
  return line === '' ? null : maskWithinText([...line].slice(0, longest).join(''));
}
