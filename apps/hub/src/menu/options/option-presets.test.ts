import { setOptionCollection } from '@maru/contract/menu/options.endpoints.ts';
import { expect, test } from 'vitest';
import { collectionProblems } from './collection-problems.ts';
import { inputOf } from './collection-values.ts';
import { presetsFor, valuesOfPreset } from './option-presets.ts';

const storeId = '019a9000-0000-7000-8000-000000000001';

test.each(presetsFor([]).map((preset) => [preset.id, preset] as const))(
  '%s fills the form so that it can be saved as it is',
  (_, preset) => {
    const values = valuesOfPreset(preset);
    expect(collectionProblems(values)).toEqual({});

    const input = inputOf(values, new Set());
    expect(setOptionCollection.input.safeParse({ storeId, ...input }).success).toBe(true);
    expect(input).toMatchObject({ name: preset.name, choices: preset.choices });
  },
);

test('presets that the store has are not offered', () => {
  const [first] = presetsFor([]);
  expect(presetsFor([first?.name ?? '']).map(({ id }) => id)).not.toContain(first?.id);
  expect(presetsFor(presetsFor([]).map(({ name }) => name))).toEqual([]);
});
