import { IconBackspace } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTyping } from '../keys/is-typing.ts';
import { type PadKey, padKeyOf } from '../keys/press-key.ts';
import { createScanner } from '../keys/scanner.ts';
import { isInDialog } from '../over/is-in-dialog.ts';
import styles from './key-pad.module.css';

const keys: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0', 'backspace'];

export type KeyPadProps<Value> = {
  /** Label of the group for screen readers. */
  label: string;
  backspaceText: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The value after a key. */
  press: (value: Value, key: PadKey) => Value;
  /** The value after a scanned barcode; `before` is the value without the digits of the code. */
  scanned: (before: Value, code: string) => Value;
  /** Enter, unless it presses a button. */
  onEnter?: (() => void) | undefined;
  /** Keyboard input works while the pad is shown, except in fields. Disable it if two pads are on screen. */
  takesKeyboard?: boolean;
};

/** A large keypad for touch and the keyboard. */
export function KeyPad<Value>(props: KeyPadProps<Value>) {
  const { label, backspaceText, value, onChange, press, scanned, onEnter, takesKeyboard = true } = props;
  const [scanner] = useState(createScanner);
  const beforeScan = useRef(value);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isInDialog(event.target)) return;
    const heard = scanner.hear({ key: event.key, at: event.timeStamp });
    if (heard.kind === 'NOTHING') beforeScan.current = value;
    if (heard.kind === 'SCAN') {
      // Also keeps the scanner's Enter from confirming the sheet.
      event.preventDefault();
      return onChange(scanned(beforeScan.current, heard.code));
    }
    if (event.key === 'Enter' && onEnter && !event.repeat && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      return onEnter();
    }
    const key = padKeyOf(event.key);
    if (!key) return;
    event.preventDefault();
    onChange(press(value, key));
  });

  useEffect(() => {
    if (!takesKeyboard) return;
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [takesKeyboard]);

  return (
    <fieldset className={styles.pad} aria-label={label}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          // A pressed key must not take the focus: otherwise Enter would press the key again and not confirm
          // the sheet.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(press(value, key))}
        >
          {key === 'backspace' ? <IconBackspace size={26} aria-label={backspaceText} /> : key}
        </button>
      ))}
    </fieldset>
  );
}
