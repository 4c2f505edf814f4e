import { Textarea } from '@mantine/core';
import { countCharacters } from '@maru/ui/fields/graphemes.ts';
import type { Ref } from 'react';
import { useTooLong } from './use-too-long.ts';

type CountedTextareaProps = {
  ref?: Ref<HTMLTextAreaElement>;
  name: string;
  label: string;
  /** The text below the label, with the number of characters and their limit. */
  describe: (written: { count: number; most: number }) => string;
  /** In user-perceived characters. A longer text is not cut; the field shows an error. */
  most: number;
  rows?: number;
  maxRows?: number;
  value: string;
  onChange: (text: string) => void;
  onFocus?: () => void;
  error: string | undefined;
};

/** A multi-line field that shows an error for a text that is too long. */
export function CountedTextarea(props: CountedTextareaProps) {
  const { ref, name, label, describe, most, rows = 2, maxRows = 8 } = props;
  const { value, onChange, onFocus, error } = props;
  const tooLong = useTooLong();

  return (
    <Textarea
      ref={ref}
      name={name}
      label={label}
      description={describe({ count: countCharacters(value), most })}
      autosize
      minRows={rows}
      maxRows={maxRows}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={onFocus}
      error={tooLong(value, most) ?? error}
      errorProps={{ role: 'alert' }}
    />
  );
}
