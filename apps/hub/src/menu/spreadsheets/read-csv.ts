import Papa from 'papaparse';
import { unescapeFormula } from '#hub/lib/downloads/formula-escape.ts';
import { decodeText } from './decode-text.ts';
import { FileRefused } from './sheet.ts';

/** Not the bar: it stands between the options of an item. */
const delimiters = [',', '\t', ';'];

/** Rows of a text file, parted by what parts its first lines. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes);
  if (/^\s*<(!doctype|html|table|\?xml|meta)/i.test(text)) throw new FileRefused('webPage');

  // Guessed without blank lines, which would count as lines of one cell, and read with them: they have numbers too.
  const guess = { delimitersToGuess: delimiters, skipEmptyLines: 'greedy', preview: 20 } as const;
  const { delimiter } = Papa.parse(text, guess).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  // Behind a quote that is not closed everything would be one cell, and rows would be missing without a word.
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new FileRefused('brokenQuotes', (broken.row ?? 0) + 1);
  return data.map((row) => row.map(unescapeFormula));
}
