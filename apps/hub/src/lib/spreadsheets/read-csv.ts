import Papa from 'papaparse';
import { unescapeFormula } from '#hub/lib/downloads/formula-escape.ts';
import { decodeText } from './decode-text.ts';
import { FileRefused } from './sheet.ts';

/** Without `|`, which separates the options of an item. */
const delimiters = [',', '\t', ';'];

/** Rows of a CSV file. The delimiter is guessed from the first lines. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decodeText(bytes);
  if (/^\s*<(!doctype|html|table|\?xml|meta)/i.test(text)) throw new FileRefused('webPage');

  // Guessing skips blank lines, which would count as lines of one cell. Parsing keeps them, so that line numbers are
  // right.
  const guess = { delimitersToGuess: delimiters, skipEmptyLines: 'greedy', preview: 20 } as const;
  const { delimiter } = Papa.parse(text, guess).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  // After an unclosed quote the rest of the file would silently become one cell.
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new FileRefused('brokenQuotes', (broken.row ?? 0) + 1);
  return data.map((row) => row.map(unescapeFormula));
}
