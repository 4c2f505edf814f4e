import { pressKey } from '../keys/press-key.ts';
import { KeyPad, type KeyPadProps } from './key-pad.tsx';

type NumberPadProps = Pick<
  KeyPadProps<number>,
  'label' | 'backspaceText' | 'onChange' | 'onEnter' | 'takesKeyboard'
> & {
  /** A non-negative integer. */
  value: number;
  /** Keys that would exceed this value do nothing. */
  max?: number;
};

/** A large keypad for amounts. The digits of a scanned barcode are ignored. */
export function NumberPad({ max = 999_999_999, ...pad }: NumberPadProps) {
  return <KeyPad {...pad} press={(value, key) => pressKey(value, key, max)} scanned={(before) => before} />;
}
