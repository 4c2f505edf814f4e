import { CloseButton } from '@mantine/core';
import { Kbd } from '@maru/ui/key-hints.tsx';
import { TextInput } from '@maru/ui/text-input.tsx';
import type { KeyboardEvent, Ref } from 'react';
import { useItemsWords } from '#hub/menu/items/use-items-words.ts';
import styles from './item-search.module.css';

type ItemSearchProps = {
  value: string;
  onChange: (query: string) => void;
  /** Down leaves the field for what was found. */
  onLeave: () => void;
  ref: Ref<HTMLInputElement>;
};

/** By name, initial consonants, either of them typed on an English keyboard, or barcode. */
export function ItemSearch({ value, onChange, onLeave, ref }: ItemSearchProps) {
  const { t } = useItemsWords();

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and Escape end the composition of a syllable first.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault();
      onLeave();
    }
    if (event.key === 'Escape') {
      onChange('');
      event.currentTarget.blur();
    }
  };

  return (
    <search className={styles.search}>
      <TextInput
        ref={ref}
        label={t('search.label')}
        isLabelHidden
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={onChange}
        onKeyDown={handleKey}
        rightSectionWidth={48}
        rightSection={
          value === '' ? (
            <span className={styles.key}>
              <Kbd>/</Kbd>
            </span>
          ) : (
            <CloseButton aria-label={t('search.clear')} onClick={() => onChange('')} />
          )
        }
      />
    </search>
  );
}
