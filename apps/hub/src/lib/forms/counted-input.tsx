import { TextInput, type TextInputProps } from '@maru/ui/fields/text-input.tsx';
import { useTooLong } from './use-too-long.ts';

type CountedInputProps = Omit<TextInputProps, 'maxLength' | 'most' | 'value'> & {
  value: string;
  /** In user-perceived characters. A longer text is not cut; the field shows an error. */
  most: number;
};

/** A single-line field that shows an error for a text that is too long. */
export function CountedInput({ most, value, error, ...input }: CountedInputProps) {
  const tooLong = useTooLong();
  return <TextInput {...input} value={value} most={most} error={tooLong(value, most) ?? error} />;
}
