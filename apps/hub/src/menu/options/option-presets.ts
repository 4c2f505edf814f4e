import { newChoiceKey } from './choices/choice-keys.ts';
import { type CollectionValues, choiceField } from './collection-values.ts';
import presets from './option-presets.json' with { type: 'json' };

export type Preset = (typeof presets)[number];

/** Collections that many stores have, in both languages; what already stands in the store is not offered again. */
export function presetsFor(takenNames: readonly string[]): Preset[] {
  return presets.filter(({ name }) => !takenNames.includes(name));
}

/** The form filled in by a preset; nothing is stored by it. */
export function valuesOfPreset({ name, nameEn, mandatory, multiple, choices }: Preset): CollectionValues {
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
