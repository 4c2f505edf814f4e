import { IconBackspace } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTyping } from '../keys/is-typing.ts';
import { type PadKey, padKeyOf, pressKey } from '../keys/press-key.ts';
import { createScanner } from '../keys/scanner.ts';
import { isInDialog } from '../over/is-in-dialog.ts';
import styles from './number-pad.module.css';

const keys: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0', 'backspace'];

type NumberPadProps = {
  /** Label of the group for screen readers. */
  label: string;
  backspaceText: string;
  /** A non-negative integer. */
  value: number;
  onChange: (value: number) => void;
  /** Keys that would exceed it do nothing. */
  max?: number;
  /** Keyboard input works while the pad is shown, except in fields. Disable it if two pads are on screen. */
  takesKeyboard?: boolean;
};

/** A large keypad for amounts, for touch and the keyboard. The digits of a scanned barcode are no amount. */
export function NumberPad(props: NumberPadProps) {
  const { label, backspaceText, value, onChange, max = 999_999_999, takesKeyboard = true } = props;
  const press = (key: PadKey) => onChange(pressKey(value, key, max));

  const [scanner] = useState(createScanner);
  const beforeScan = useRef(value);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isInDialog(event.target)) return;
    const heard = scanner.hear({ key: event.key, at: event.timeStamp });
    if (heard.kind === 'NOTHING') beforeScan.current = value;
    if (heard.kind === 'SCAN') {
      // Nor does the scanner's Enter confirm the sheet.
      event.preventDefault();
      return onChange(beforeScan.current);
    }
    const key = padKeyOf(event.key);
    if (!key) return;
    event.preventDefault();
    press(key);
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
          // A pressed key does not take the focus; otherwise Enter would press it again instead of confirming the
          // sheet.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(key)}
        >
          {key === 'backspace' ? <IconBackspace size={26} aria-label={backspaceText} /> : key}
        </button>
      ))}
    </fieldset>
  );
}
