import type { InputOf } from '@maru/contract/endpoint.ts';
import type { OptionCollection, setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { idOf, keyOf, newChoiceKey } from './choices/choice-keys.ts';

export type ChoiceValues = {
  name: string;
  nameEn: string;
  /** In won, or the text as typed if it is not a whole number. */
  priceDifference: number | string;
};

export type ChoiceField = `choice-${string}`;

/**
 * A collection as edited in its form. Each choice, the order and the defaults are separate fields, so that
 * two people who edit different choices do not conflict.
 */
export type CollectionValues = {
  name: string;
  nameEn: string;
  mandatory: boolean;
  multiple: boolean;
  /** Keys of the choices in order. Choices that are not in it come last. */
  order: readonly string[];
  /** Keys of the preselected choices. */
  defaults: readonly string[];
} & { [field: ChoiceField]: ChoiceValues | undefined };

export type CollectionInput = Omit<InputOf<typeof setOptionCollection>, 'storeId' | 'id' | 'version'>;

const before = 'choice-';
export const blankChoice: ChoiceValues = { name: '', nameEn: '', priceDifference: 0 };

export function choiceField(key: string): ChoiceField {
  return `${before}${key}`;
}

export function isChoiceField(name: string): name is ChoiceField {
  return name.startsWith(before);
}

/** Keys of all choices, in order. */
export function choiceKeys(values: CollectionValues): string[] {
  const there = Object.keys(values)
    .filter((name) => isChoiceField(name) && values[name] !== undefined)
    .map((name) => name.slice(before.length));
  const position = new Map(values.order.map((key, index) => [key, index]));
  const positionOf = (key: string) => position.get(key) ?? values.order.length;
  return there.toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** Keys of the choices to save. Empty new rows are left out. */
export function filledKeys(values: CollectionValues): string[] {
  return choiceKeys(values).filter((key) => {
    const choice = values[choiceField(key)];
    return choice !== undefined && (idOf(key) !== undefined || !isBlank(choice));
  });
}

/** A single-choice collection has at most one default. */
export function defaultKeys(values: CollectionValues): string[] {
  const chosen = choiceKeys(values).filter((key) => values.defaults.includes(key));
  return values.multiple ? chosen : chosen.slice(0, 1);
}

export function collectionValuesOf({
  name,
  nameEn,
  mandatory,
  multiple,
  choices,
}: OptionCollection): CollectionValues {
  return {
    ...{ name, nameEn: nameEn ?? '', mandatory, multiple },
    order: choices.map(({ id }) => keyOf(id)),
    defaults: choices.filter(({ byDefault }) => byDefault).map(({ id }) => keyOf(id)),
    ...Object.fromEntries(
      choices.map((choice) => [
        choiceField(keyOf(choice.id)),
        { name: choice.name, nameEn: choice.nameEn ?? '', priceDifference: choice.priceDifference },
      ]),
    ),
  };
}

/** A new collection with this number of empty rows. */
export function blankValues(rows: number): CollectionValues {
  const keys = Array.from({ length: rows }, newChoiceKey);
  return {
    ...{ name: '', nameEn: '', mandatory: false, multiple: false, order: keys, defaults: [] },
    ...Object.fromEntries(keys.map((key) => [choiceField(key), blankChoice])),
  };
}

/** The input to send. A choice keeps its id if the saved collection still has it (`kept`). */
export function inputOf(values: CollectionValues, kept: ReadonlySet<string>): CollectionInput {
  const { name, nameEn, mandatory, multiple } = values;
  const defaults = defaultKeys(values);
  return {
    ...{ name, nameEn, mandatory, multiple },
    choices: filledKeys(values).map((key) => {
      const { priceDifference, ...names } = values[choiceField(key)] ?? blankChoice;
      const id = idOf(key);
      return {
        ...(id !== undefined && kept.has(id) ? { id } : {}),
        ...names,
        priceDifference: Number(priceDifference),
        byDefault: defaults.includes(key),
      };
    }),
  };
}

function isBlank({ name, nameEn, priceDifference }: ChoiceValues): boolean {
  return `${name}${nameEn}`.trim() === '' && (priceDifference === 0 || priceDifference === '');
}
