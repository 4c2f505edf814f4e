import type { BulkChange } from '@maru/contract/menu/bulk-change.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { Segmented } from '@maru/ui/fields/segmented.tsx';
import { useState } from 'react';
import { useCachedMenu } from '#hub/menu/menu.api.ts';
import type { ChangeFormProps } from './change-form.tsx';
import { useBulkWords } from './use-bulk-words.ts';

type Kind = Extract<BulkChange, { collectionId: string }>['kind'];

/**
 * Asks which option collection to add to the items, or to remove. Only collections that at least one item has
 * can be removed.
 */
export function OptionsForm({ storeId, items, change, onChange }: ChangeFormProps) {
  const { t, nameOf } = useBulkWords(storeId);
  const { collections } = useCachedMenu(storeId);
  const [kind, setKind] = useState<Kind>('ADD_OPTIONS');
  const asked = new Set(items.flatMap(({ optionCollectionIds }) => optionCollectionIds));
  const offered = kind === 'ADD_OPTIONS' ? collections : collections.filter(({ id }) => asked.has(id));
  const chosen = change && 'collectionId' in change ? change.collectionId : null;

  return (
    <>
      <Segmented
        label={t('acts.OPTIONS')}
        isFullWidth
        options={[
          { value: 'ADD_OPTIONS', label: t('options.add') },
          { value: 'REMOVE_OPTIONS', label: t('options.remove') },
        ]}
        value={kind}
        onChange={(next) => {
          setKind(next);
          const isOffered = chosen !== null && (next === 'ADD_OPTIONS' || asked.has(chosen));
          onChange(isOffered ? { kind: next, collectionId: chosen } : undefined);
        }}
      />
      <Dropdown
        label={t('options.label')}
        placeholder={t('options.choose')}
        options={offered.map((collection) => ({ value: collection.id, label: nameOf(collection) }))}
        value={chosen}
        onChange={(id) => onChange(id === null ? undefined : { kind, collectionId: id })}
        search={{ nothingFoundText: t('options.nothingFound') }}
      />
    </>
  );
}
