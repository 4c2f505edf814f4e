import { z } from 'zod';
import { text } from '../fields.ts';

/** Longest texts of a menu, in user-perceived characters. */
export const longest = {
  category: 30,
  item: 60,
  collection: 30,
  choice: 30,
  description: 300,
  barcode: 50,
} as const;

export const mostPrice = 1_000_000_000;
export const mostStock = 1_000_000;
export const mostChoices = 100;
export const mostCollectionsOfItem = 20;
/** Most items of a store, and most rows of an import. */
export const mostItems = 20_000;

const missing = (wrongType: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? 'required' : wrongType),
});

/**
 * A whole number. A missing value, a text and a fraction are each refused with their own message
 * (docs/requirements.md, 5).
 */
const wholeNumber = z
  .number(missing('numbersOnly'))
  .refine(Number.isInteger, { error: 'integersOnly', abort: true });

/** An item's price: whole won above zero, VAT included. */
export const Price = wholeNumber
  .min(1, { error: 'positiveOnly' })
  .max(mostPrice, { error: 'tooLarge' })
  .meta({ examples: [4500] });

/** How many are left; 0 is sold out. */
export const Stock = wholeNumber.min(0, { error: 'zeroOrMore' }).max(mostStock, { error: 'tooLarge' });

/** How many arrive or are discarded. */
export const StockQuantity = wholeNumber
  .min(1, { error: 'positiveOnly' })
  .max(mostStock, { error: 'tooLarge' });

export const PriceDifference = wholeNumber
  .min(-mostPrice, { error: 'tooSmall' })
  .max(mostPrice, { error: 'tooLarge' });

/** Characters that a scanner sends. */
export const barcodeForm = /^[\x20-\x7e]+$/;

/** A barcode: printable ASCII without blanks at the ends. */
export const Barcode = z
  .string()
  .trim()
  .min(1, { error: 'required' })
  .max(longest.barcode, { error: 'tooLong' })
  .regex(barcodeForm, { error: 'wrongFormat' })
  .meta({ examples: ['8801234567893'] });

/** Optional text, such as a name in a second language; an empty string becomes null. */
export const optionalText = (most: number) =>
  text(most)
    .transform((value) => value || null)
    .nullable();

/** For `.refine`: an edit of an existing row must send the version that was read. */
export const versionOfEdited = [
  ({ id, version }: { id?: string | undefined; version?: number | undefined }) =>
    id === undefined || version !== undefined,
  { path: ['version'], error: 'required' },
] satisfies [(input: never) => boolean, object];
