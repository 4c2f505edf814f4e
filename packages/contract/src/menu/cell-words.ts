import words from './cell-words.json' with { type: 'json' };

/** A word as it is compared: in whatever width, letter case and spacing it was typed. */
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

/** Yes or no as people write it in a file, Korean or English; undefined for anything else. */
export function readYesOrNo(cell: string): boolean | undefined {
  return readEither(cell, yes, no);
}

/** Whether a cell says taxed; undefined where it says neither taxed nor tax-free. */
export function readTaxable(cell: string): boolean | undefined {
  return readEither(cell, taxed, taxFree);
}

/** Whether a cell says that an item is sold; undefined where it says neither. */
export function readOnSale(cell: string): boolean | undefined {
  return readEither(cell, onSale, notOnSale);
}

function readEither(cell: string, one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const word = plain(cell);
  if (one.has(word)) return true;
  return other.has(word) ? false : undefined;
}
