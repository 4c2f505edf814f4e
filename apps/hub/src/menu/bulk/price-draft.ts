import type { PriceChange, priceSteps } from '@maru/contract/menu/bulk-change.ts';
import { mostPrice } from '@maru/contract/menu/menu-fields.ts';
import { readWholeNumber } from '@maru/contract/menu/read-whole-number.ts';

/** The input of a price change. */
export type PriceDraft = {
  by: 'PERCENT' | 'AMOUNT';
  way: 'UP' | 'DOWN';
  percent: string;
  amount: string;
  roundTo: (typeof priceSteps)[number];
};

export const emptyPriceDraft: PriceDraft = {
  by: 'PERCENT',
  way: 'UP',
  percent: '',
  amount: '',
  roundTo: 100,
};

const sign = /^\s*([-−–－+＋])\s*/;

/** Applies typed text. A typed sign is removed and sets the direction, as the buttons do. */
export function withTyped(draft: PriceDraft, typed: string): PriceDraft {
  const [all = '', which] = sign.exec(typed) ?? [];
  const number = typed.slice(all.length);
  const way = which === undefined ? draft.way : /[+＋]/.test(which) ? 'UP' : 'DOWN';
  return { ...draft, way, ...(draft.by === 'PERCENT' ? { percent: number } : { amount: number }) };
}

type Problem =
  | 'required'
  | 'numbersOnly'
  | 'integersOnly'
  | 'positiveOnly'
  | 'zeroOrMore'
  | 'tooLarge'
  | 'tooSmall'
  | 'tenths';
type Read = { change: PriceChange } | { problem: Problem };

/** The change that a draft describes, or why it is invalid. */
export function readPriceDraft({ by, way, percent, amount, roundTo }: PriceDraft): Read {
  const read =
    by === 'PERCENT' ? readPermille(percent) : readWholeNumber(amount, { least: 1, most: mostPrice });
  if ('problem' in read) return read;
  const value = way === 'UP' ? read.value : -read.value;
  if (by === 'AMOUNT') return { change: { kind: 'PRICE_AMOUNT', amount: value } };
  if (value <= -1_000 || value > 10_000) return { problem: 'tooLarge' };
  return { change: { kind: 'PRICE_PERCENT', permille: value, roundTo } };
}

/** Reads a percentage in tenths of a percent: `5`, `2.5 %`, also in full-width digits. */
function readPermille(text: string): { value: number } | { problem: Problem } {
  const plain = text.normalize('NFKC').replaceAll(/[\s%]/g, '').replace(',', '.');
  if (plain === '') return { problem: 'required' };
  const [, whole, tenths = ''] = /^(\d{1,6})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === undefined) return { problem: 'numbersOnly' };
  const digits = tenths.replace(/0+$/, '');
  if (digits.length > 1) return { problem: 'tenths' };
  const value = Number(whole) * 10 + Number(digits || 0);
  return value === 0 ? { problem: 'positiveOnly' } : { value };
}
