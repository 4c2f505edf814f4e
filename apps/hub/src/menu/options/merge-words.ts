import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import {
  type ChoiceValues,
  type CollectionValues,
  choiceField,
  choiceKeys,
  isChoiceField,
} from './collection-values.ts';
import { useOptionWords } from './use-option-words.ts';

type Name = keyof CollectionValues & string;

/** Field names and values in words, for the merge dialog. */
export function useMergeWords({ values, conflict }: EditFormState<CollectionValues>) {
  const { t, choiceNameOf, otherNameOf, difference } = useOptionWords();
  const sides = conflict ? [values, conflict.theirs.values] : [values];
  const nameOf = (key: string) =>
    sides
      .flatMap((side) => side[choiceField(key)] ?? [])
      .map(choiceNameOf)
      .find((name) => name !== t('choices.unnamed')) ?? t('choices.unnamed');
  const keys = new Set(sides.flatMap(choiceKeys));

  const choiceWords = (choice: ChoiceValues) => {
    const { priceDifference } = choice;
    const other = otherNameOf(choice);
    return [
      choiceNameOf(choice),
      other && `(${other})`,
      typeof priceDifference === 'number' ? difference(priceDifference) : priceDifference,
    ]
      .filter(Boolean)
      .join(' ');
  };

  const namesOf = (listed: readonly string[]) =>
    listed
      .filter((key) => keys.has(key))
      .map(nameOf)
      .join(', ');

  return {
    fieldLabels: {
      name: t('form.name'),
      nameEn: t('form.nameEn'),
      mandatory: t('form.mandatory'),
      multiple: t('form.multiple'),
      order: t('fields.order'),
      defaults: t('fields.defaults'),
      ...Object.fromEntries(
        [...keys].map((key) => [choiceField(key), t('fields.choice', { name: nameOf(key) })]),
      ),
    },
    wordsOf: (name: Name, value: unknown): string | undefined => {
      if (isChoiceField(name)) {
        return value === undefined ? t('words.removed') : choiceWords(value as ChoiceValues);
      }
      if (name === 'order' || name === 'defaults')
        return namesOf(value as readonly string[]) || t('words.none');
      return undefined;
    },
  };
}
