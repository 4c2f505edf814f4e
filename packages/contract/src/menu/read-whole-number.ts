import type { FieldCode } from '../field-codes.ts';

type Read =
  | { value: number }
  | {
      problem: Extract<
        FieldCode,
        'required' | 'numbersOnly' | 'integersOnly' | 'positiveOnly' | 'zeroOrMore' | 'tooLarge' | 'tooSmall'
      >;
    };

type Limits = {
  /** The smallest allowed number: 1 excludes zero, 0 allows it. */
  least: number;
  most: number;
};

/**
 * Reads a whole number as people write it: `4,500`, `4500원`, `₩4,500`, `−500`, in full-width digits, or
 * `4500.0` from a spreadsheet. For other texts and outside the limits, returns the code of the problem.
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
  if (value < least) return { problem: belowLeast(least) };
  return value > most ? { problem: 'tooLarge' } : { value };
}

function belowLeast(least: number) {
  if (least === 1) return 'positiveOnly';
  return least === 0 ? 'zeroOrMore' : 'tooSmall';
}
