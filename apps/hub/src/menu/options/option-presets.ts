import { newChoiceKey } from './choices/choice-keys.ts';
import { type CollectionValues, choiceField } from './collection-values.ts';
import presets from './option-presets.json' with { type: 'json' };

export type OptionPreset = (typeof presets)[number];

/** Common collections, in both languages. Those that the store already has are left out. */
export function presetsFor(takenNames: readonly string[]): OptionPreset[] {
  return presets.filter(({ name }) => !takenNames.includes(name));
}

/** Form values of a preset. Nothing is saved yet. */
export function valuesOfPreset({
  name,
  nameEn,
  mandatory,
  multiple,
  choices,
}: OptionPreset): CollectionValues {
  const keyed = choices.map((choice) => ({ ...choice, key: newChoiceKey() }));
  return {
    ...{ name, nameEn, mandatory, multiple },
    order: keyed.map(({ key }) => key),
    defaults: keyed.filter(({ byDefault }) => byDefault).map(({ key }) => key),
    ...Object.fromEntries(
      keyed.map(({ key, name, nameEn, priceDifference }) => [
        choiceField(key),
        { name, nameEn, priceDifference },
      ]),
    ),
  };
}
