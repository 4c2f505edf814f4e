import type { FieldCode } from '../errors.ts';

type Read =
  | { value: number }
  | {
      problem: Extract<
        FieldCode,
        'required' | 'numbersOnly' | 'integersOnly' | 'positiveOnly' | 'tooLarge' | 'tooSmall'
      >;
    };

type Limits = {
  /** 1: only numbers above zero. */
  least: number;
  most: number;
};

/**
 * A whole number as people write it: `4,500`, `4500원`, `₩4,500`, `−500`, in wide digits, from a spreadsheet `4500.0`.
 * Otherwise the code of what is wrong with it.
 */
export function readWholeNumber(text: string, { least, most }: Limits): Read {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s,]/g, '')
    .replaceAll(/[−–]/g, '-')
    .replace(/^([+-]?)[₩\\]/, '$1')
    .replace(/원$/, '');
  if (plain === '') return { problem: 'required' };

  const [, whole, fraction = ''] = /^([+-]?\d+)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === undefined) return { problem: 'numbersOnly' };
  if (/[1-9]/.test(fraction)) return { problem: 'integersOnly' };

  const value = Number(whole) + 0;
  if (value < least) return { problem: least === 1 ? 'positiveOnly' : 'tooSmall' };
  return value > most ? { problem: 'tooLarge' } : { value };
}
