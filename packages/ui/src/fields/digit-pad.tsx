import { pressDigit } from '../keys/press-key.ts';
import { KeyPad, type KeyPadProps } from './key-pad.tsx';

type DigitPadProps = Omit<KeyPadProps<string>, 'press' | 'scanned'> & {
  /** Keys beyond this number of digits do nothing. */
  longest: number;
};

/**
 * A large keypad for numbers that are not amounts, such as phone and card numbers. A scanned barcode becomes
 * the number.
 */
export function DigitPad({ longest, ...pad }: DigitPadProps) {
  return (
    <KeyPad
      {...pad}
      press={(value, key) => pressDigit(value, key, longest)}
      scanned={(_, code) => code.replace(/\D/g, '').slice(0, longest)}
    />
  );
}
