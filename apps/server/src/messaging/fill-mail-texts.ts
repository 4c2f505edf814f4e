import { filled } from './filled.ts';
import type { Mail } from './post.ts';

/** The texts of a mail in one language; `action` is the label of its button. */
export type MailWords = {
  subject: string;
  title: string;
  lines: readonly string[];
  action?: string;
  notes: readonly string[];
};

type Put = { values?: Readonly<Record<string, string>>; url: string };

/** A mail's texts with values filled in, and the target of its button. */
export function fillMailTexts(
  { subject, title, lines, action, notes }: MailWords,
  { values = {}, url }: Put,
): Pick<Mail, 'subject' | 'title' | 'lines' | 'action' | 'notes'> {
  const fill = (text: string) => filled(text, values);
  return {
    subject: fill(subject),
    title: fill(title),
    lines: lines.map(fill),
    ...(action !== undefined && { action: { label: action, url } }),
    notes: notes.map(fill),
  };
}
