import { Button } from '@mantine/core';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { type CollectionValues, choiceField, choiceKeys } from './collection-values.ts';
import { type OptionPreset, presetsFor, valuesOfPreset } from './option-presets.ts';
import styles from './options.module.css';
import { useOptionWords } from './use-option-words.ts';

type PresetCardProps = {
  form: EditFormState<CollectionValues>;
  /** Names that the store uses already. */
  takenNames: readonly string[];
};

/** Fills the form with a common collection. */
export function PresetCard({ form, takenNames }: PresetCardProps) {
  const { t, nameOf, choiceWords } = useOptionWords();
  const presets = presetsFor(takenNames);
  if (presets.length === 0) return null;

  function fill(preset: OptionPreset) {
    const next = valuesOfPreset(preset);
    for (const key of choiceKeys(form.values)) form.set(choiceField(key), undefined);
    for (const key of choiceKeys(next)) form.set(choiceField(key), next[choiceField(key)]);
    form.set('name', next.name);
    form.set('nameEn', next.nameEn);
    form.set('mandatory', next.mandatory);
    form.set('multiple', next.multiple);
    form.set('order', next.order);
    form.set('defaults', next.defaults);
  }

  return (
    <FormCard title={t('presets.title')} text={t('presets.text')}>
      <div className={styles.presets}>
        {presets.map((preset) => (
          <Button key={preset.id} className={styles.preset ?? ''} onClick={() => fill(preset)}>
            <span className={styles.presetName}>{nameOf(preset)}</span>
            <span className={styles.presetChoices}>{preset.choices.map(choiceWords).join(', ')}</span>
          </Button>
        ))}
      </div>
    </FormCard>
  );
}
