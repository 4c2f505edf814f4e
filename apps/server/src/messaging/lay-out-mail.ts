import type { Language } from '@maru/contract/language.ts';
import { escapeHtml } from './escape-html.ts';
import en from './lay-out-mail.en.json' with { type: 'json' };
import ko from './lay-out-mail.ko.json' with { type: 'json' };
import { mailFrame, mailStyles } from './mail-frame.ts';
import { tableAsHtml, tableAsText } from './mail-tables.ts';
import type { Mail } from './post.ts';
import { productName } from './product-name.ts';

const words: Record<Language, typeof ko> = { ko, en };

/** A mail as HTML for common mail programs, and as plain text. */
export function layOutMail(mail: Mail): { subject: string; html: string; text: string } {
  return { subject: mail.subject.replace(/\s+/g, ' '), html: asHtml(mail), text: asText(mail) };
}

function asText({ title, lines, tables = [], action, notes = [], language }: Mail): string {
  const parts = [
    title,
    lines.join('\n'),
    ...tables.map(tableAsText),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    ['-- ', productName[language], words[language].sentOnly].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function asHtml({ title, lines, tables = [], action, notes = [], language }: Mail): string {
  const { plainLink, sentOnly } = words[language];
  const body = [
    `<h1 class="ink" style="${mailStyles.title}">${escapeHtml(title)}</h1>`,
    ...lines.map((line) => `<p class="ink" style="${mailStyles.line}">${withBreaks(line)}</p>`),
    ...tables.map(tableAsHtml),
    ...(action ? [button(action), note(plainLink), plain(action.url)] : []),
    ...notes.map(note),
  ];
  return mailFrame({
    language,
    title: escapeHtml(title),
    product: escapeHtml(productName[language]),
    body: body.join('\n'),
    foot: escapeHtml(sentOnly),
  });
}

/** A table cell, because some mail programs paint backgrounds only there. */
function button({ label, url }: NonNullable<Mail['action']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${mailStyles.buttonPlace}"><tr><td class="button" style="${mailStyles.buttonGround}"><a href="${escapeHtml(url)}" class="on-button" style="${mailStyles.button}">${escapeHtml(label)}</a></td></tr></table>`;
}

function note(text: string): string {
  return `<p class="muted" style="${mailStyles.note}">${withBreaks(text)}</p>`;
}

function plain(url: string): string {
  return `<p style="${mailStyles.note}"><a href="${escapeHtml(url)}" class="link" style="${mailStyles.link}">${escapeHtml(url)}</a></p>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>');
}
