import type { Language } from '@maru/contract/language.ts';
import type { Days, SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import { filled } from '#server/messaging/filled.ts';
import en from './summary-words.en.json' with { type: 'json' };
import ko from './summary-words.ko.json' with { type: 'json' };

const words: Record<Language, typeof ko> = { ko, en };

export type Summary = {
  storeName: string;
  kind: SummaryKind;
  days: Days;
  net: number;
  orders: number;
  /** Net sales of the period before. */
  netBefore: number;
};

/** The variables of our template, and the text that is sent if Kakao cannot deliver. */
export function wordSummary(summary: Summary, language: Language) {
  const texts = words[language];
  const variables = {
    store: summary.storeName,
    period: periodWords(summary.kind, summary.days, language),
    net: wonWords(summary.net, language),
    orders: filled(texts.orders, { count: summary.orders.toLocaleString('en-US') }),
    comparison: compared(summary, language, texts),
  };
  const short = compared(summary, language, { ...texts, ...texts.short });
  return { variables, text: filled(texts.text, { ...variables, short }) };
}

function wonWords(amount: number, language: Language): string {
  const sign = amount < 0 ? '-' : '';
  return sign + filled(words[language].won, { amount: Math.abs(amount).toLocaleString('en-US') });
}

function compared(
  { kind, net, netBefore }: Summary,
  language: Language,
  { more, less }: { more: string; less: string },
): string {
  const texts = words[language];
  const before = texts.before[kind];
  if (net === netBefore) return texts.same[kind];
  if (netBefore <= 0) return filled(texts.nothingBefore, { before });
  const amount = wonWords(Math.abs(net - netBefore), language);
  return filled(net > netBefore ? more : less, { before, amount, percent: percentOf(net, netBefore) });
}

/** Percent with at most one decimal place, computed with integers so that 0.05 % rounds up. */
function percentOf(net: number, netBefore: number): string {
  const tenths = Math.floor((2_000 * Math.abs(net - netBefore) + netBefore) / (2 * netBefore));
  const text = `${Math.floor(tenths / 10).toLocaleString('en-US')}.${tenths % 10}`;
  return `${text.replace(/\.0$/, '')}%`;
}

const formats: Record<SummaryKind, Intl.DateTimeFormatOptions> = {
  DAILY: { month: 'long', day: 'numeric', weekday: 'short' },
  WEEKLY: { month: 'long', day: 'numeric' },
  MONTHLY: { year: 'numeric', month: 'long' },
};

/** For example 11월 19일 (목), 11월 9일~15일 or 2026년 10월. */
function periodWords(kind: SummaryKind, { from, to }: Days, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { ...formats[kind], timeZone: 'UTC' });
  const [first, last] = [new Date(from), new Date(to)];
  if (kind !== 'WEEKLY') return format.format(first);
  // Intl puts thin spaces around the dash, which text messages cannot contain.
  return format.formatRange(first, last).replace(/\s*[\u2010-\u2015~]\s*/, language === 'ko' ? '~' : '-');
}
