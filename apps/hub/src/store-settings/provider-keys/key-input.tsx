import { TextInput, type TextInputProps } from '@maru/ui/fields/text-input.tsx';
import styles from './provider-keys.module.css';

type KeyInputProps = Pick<TextInputProps, 'label' | 'value' | 'onChange' | 'error'>;

/**
 * A field for a secret key, hidden like a password. It is a text field to the browser, so that no password manager
 * offers to fill or save it.
 */
export function KeyInput(props: KeyInputProps) {
  return (
    <div className={styles.key} data-1p-ignore data-lpignore="true" data-bwignore>
      <TextInput
        {...props}
        name="provider-key"
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </div>
  );
}
