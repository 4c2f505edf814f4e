import { filled } from './filled.ts';
import type { Mail } from './post.ts';

/** What a mail says, as the texts of its act have it in one language; `action` is the label of its button. */
export type MailWords = {
  subject: string;
  title: string;
  lines: readonly string[];
  action?: string;
  notes: readonly string[];
};

type Put = { values?: Readonly<Record<string, string>>; url: string };

/** The words of a mail with their values put in, and where its button leads. */
export function wordedMail(
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
