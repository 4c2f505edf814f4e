import type { FieldCode } from '@maru/contract/field-codes.ts';
import { countCharacters } from '@maru/contract/fields.ts';
import { foldName } from '@maru/contract/menu/fold-name.ts';
import { longest, mostPrice } from '@maru/contract/menu/menu-fields.ts';
import { readWholeNumber } from '@maru/contract/menu/read-whole-number.ts';
import { type ChoiceField, type CollectionValues, choiceField, filledKeys } from './collection-values.ts';

export type ChoiceProblems = { name?: FieldCode; nameEn?: FieldCode; priceDifference?: FieldCode };

/** Parses a typed price difference. */
export function readDifference(text: string) {
  return readWholeNumber(text, { least: -mostPrice, most: mostPrice });
}

/**
 * Problems by form field. A choice counts as one field with one problem; `choiceProblems` has all problems of
 * a choice.
 */
export function collectionProblems(
  values: CollectionValues,
): Partial<Record<'name' | 'order' | ChoiceField, FieldCode>> {
  const keys = filledKeys(values);
  const wrong = keys.flatMap((key) => {
    const [problem] = Object.values(choiceProblems(values, key));
    return problem ? [[choiceField(key), problem] as const] : [];
  });
  return {
    ...(values.name.trim() === '' && { name: 'required' }),
    ...(keys.length === 0 && { order: 'required' }),
    ...Object.fromEntries(wrong),
  };
}

export function choiceProblems(values: CollectionValues, key: string): ChoiceProblems {
  const choice = values[choiceField(key)];
  const keys = filledKeys(values);
  if (!choice || !keys.includes(key)) return {};

  const { name, nameEn, priceDifference } = choice;
  const read = typeof priceDifference === 'number' ? undefined : readDifference(priceDifference);
  const nameProblem = nameProblemOf(name, () =>
    keys
      .slice(0, keys.indexOf(key))
      .some((other) => foldName(values[choiceField(other)]?.name ?? '') === foldName(name)),
  );
  return {
    ...(nameProblem && { name: nameProblem }),
    ...(countCharacters(nameEn.trim()) > longest.choice && { nameEn: 'tooLong' }),
    ...(read && 'problem' in read && { priceDifference: read.problem }),
  };
}

function nameProblemOf(name: string, isTwice: () => boolean): FieldCode | undefined {
  if (name.trim() === '') return 'required';
  if (countCharacters(name.trim()) > longest.choice) return 'tooLong';
  return isTwice() ? 'nameTwice' : undefined;
}
