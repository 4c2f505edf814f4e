import words from './cell-words.json' with { type: 'json' };

/** Normalizes a cell for comparison: character width, letter case and spacing do not matter. */
function plain(cell: string): string {
  return cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\-_.]/g, '');
}

const yes = new Set(words.yes.map(plain));
const no = new Set(words.no.map(plain));
const taxed = new Set(words.taxed.map(plain));
const taxFree = new Set(words.taxFree.map(plain));
const onSale = new Set([...words.yes, ...words.onSale].map(plain));
const notOnSale = new Set([...words.no, ...words.notOnSale].map(plain));

/** Reads yes or no, in Korean or English; undefined for anything else. */
export function readYesOrNo(cell: string): boolean | undefined {
  return readEither(cell, yes, no);
}

/** Whether a cell says "taxed"; undefined if it says neither "taxed" nor "tax-free". */
export function readTaxable(cell: string): boolean | undefined {
  return readEither(cell, taxed, taxFree);
}

/** Whether a cell says "on sale"; undefined if it says neither yes nor no. */
export function readOnSale(cell: string): boolean | undefined {
  return readEither(cell, onSale, notOnSale);
}

function readEither(cell: string, one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const word = plain(cell);
  if (one.has(word)) return true;
  return other.has(word) ? false : undefined;
}
