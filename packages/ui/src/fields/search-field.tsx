import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { Kbd } from '../keys/key-hints.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  /** For screen readers; no visible label. */
  label: string;
  placeholder: string;
  /** Label of the button that clears the field. */
  clearText: string;
  value: string;
  onChange: (query: string) => void;
  /** Enter: select the first result. */
  onEnter?: () => void;
  /** Arrow down: move to the results. */
  onLeave?: () => void;
  ref: Ref<HTMLInputElement>;
};

/**
 * A field that filters the list below. It shows the shortcut `/`, which the screen binds. Escape clears and
 * leaves the field.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearText, value, onChange, onEnter, onLeave, ref } = props;

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a syllable is being composed, Enter and Escape end the composition.
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

  /** The button disappears after the click, so focus goes back to the field. */
  const clear = ({ currentTarget }: MouseEvent) => {
    onChange('');
    currentTarget.parentElement?.querySelector('input')?.focus();
  };

  // A native input: it needs no error or limit, and the till does not have to load form components.
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
