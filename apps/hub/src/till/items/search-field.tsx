import { Kbd } from '@maru/ui/key-hints.tsx';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { useWords } from '#hub/till/use-words.ts';
import styles from './search-field.module.css';

type SearchFieldProps = {
  value: string;
  onChange: (query: string) => void;
  /** Enter takes the first item found, or the one of a scanned code. */
  onTake: () => void;
  ref: Ref<HTMLInputElement>;
};

/** A field of the browser's own: it has no label, error or limit to show, and the till loads no forms for it. */
export function SearchField({ value, onChange, onTake, ref }: SearchFieldProps) {
  const { t } = useWords();

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and Escape end the composition of a syllable first.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onTake();
    if (event.key === 'Escape') {
      onChange('');
      event.currentTarget.blur();
    }
  };

  return (
    <search className={styles.search}>
      <input
        ref={ref}
        className={styles.field}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {value === '' ? (
        <span className={styles.key}>
          <Kbd>/</Kbd>
        </span>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={() => onChange('')}
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
    </search>
  );
}
