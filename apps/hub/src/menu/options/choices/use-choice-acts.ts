import { mostChoices } from '@maru/contract/menu/menu-fields.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { useState } from 'react';
import { focusField } from '#hub/lib/forms/focus-field.ts';
import type { EditFormState } from '#hub/lib/forms/use-edit-form.ts';
import { moveTo } from '#hub/lib/sorting/moves.ts';
import {
  blankChoice,
  type CollectionValues,
  choiceField,
  choiceKeys,
  defaultKeys,
} from '#hub/menu/options/collection-values.ts';
import { useOptionWords } from '#hub/menu/options/use-option-words.ts';
import { newChoiceKey } from './choice-keys.ts';

/** Acts on the rows of choices. They put the focus where typing continues. */
export function useChoiceActs(form: EditFormState<CollectionValues>) {
  const { t, choiceNameOf } = useOptionWords();
  const [added, setAdded] = useState<string>();
  const { values, set, element } = form;
  const keys = choiceKeys(values);
  const focus = (key: string) => focusField(element.current, [choiceField(key)]);

  function add() {
    if (keys.length >= mostChoices) return;
    const key = newChoiceKey();
    set(choiceField(key), blankChoice);
    setAdded(key);
  }

  function remove(key: string) {
    const choice = values[choiceField(key)];
    const position = keys.indexOf(key);
    const next = keys[position + 1] ?? keys[position - 1];
    set(choiceField(key), undefined);
    if (next === undefined) focusField(element.current, ['order']);
    else focus(next);
    if (!choice) return;
    showNotice({
      id: 'choice',
      type: 'SUCCESS',
      message: t('choices.removed', { name: choiceNameOf(choice) }),
      action: {
        label: t('choices.undo'),
        onSelect: () => {
          set(choiceField(key), choice);
          set('order', keys);
        },
      },
    });
  }

  return {
    /** Key of the row that was added last. */
    added,
    add,
    remove,
    move: (key: string, toIndex: number) => set('order', moveTo(keys, key, toIndex)),
    /** On Enter: focuses the next row. From the last row, adds one unless that row is empty. */
    goOn: (key: string) => {
      const next = keys[keys.indexOf(key) + 1];
      if (next !== undefined) focus(next);
      else if (values[choiceField(key)]?.name.trim() !== '') add();
    },
    toggleDefault: (key: string) => {
      const chosen = defaultKeys(values);
      const isOn = chosen.includes(key);
      const others = values.multiple ? chosen.filter((other) => other !== key) : [];
      const next = new Set(isOn ? others : [...others, key]);
      set(
        'defaults',
        keys.filter((one) => next.has(one)),
      );
    },
  };
}
