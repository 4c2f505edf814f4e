import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { Kbd } from '../keys/key-hints.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  /** Read out; the field shows none. */
  label: string;
  placeholder: string;
  /** Names the button that empties the field. */
  clearText: string;
  value: string;
  onChange: (query: string) => void;
  /** Enter takes the first of what was found. */
  onEnter?: () => void;
  /** The arrow down leaves the field for what was found. */
  onLeave?: () => void;
  ref: Ref<HTMLInputElement>;
};

/** Narrows what stands below it; `/` shows the key that leads here, which the screen binds. Escape empties and leaves it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearText, value, onChange, onEnter, onLeave, ref } = props;

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and Escape end the composition of a syllable first.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter?.();
    }
    if (event.key === 'ArrowDown' && onLeave) {
      event.preventDefault();
      onLeave();
    }
    if (event.key === 'Escape') {
      onChange('');
      event.currentTarget.blur();
    }
  };

  /** The button goes with what it empties; one types the next word then. */
  const clear = ({ currentTarget }: MouseEvent) => {
    onChange('');
    currentTarget.parentElement?.querySelector('input')?.focus();
  };

  // A field of the browser's own: it has no error or limit to show, and the till loads no forms for it.
  return (
    <search className={styles.search}>
      <input
        ref={ref}
        className={styles.field}
        aria-label={label}
        placeholder={placeholder}
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
        <button type="button" className={styles.clear} aria-label={clearText} onClick={clear}>
          <IconX size={18} aria-hidden />
        </button>
      )}
    </search>
  );
}
