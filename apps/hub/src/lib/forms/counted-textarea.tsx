import { Textarea } from '@mantine/core';
import { countCharacters } from '@maru/ui/fields/graphemes.ts';
import type { Ref } from 'react';
import { useTooLong } from './use-too-long.ts';

type CountedTextareaProps = {
  ref?: Ref<HTMLTextAreaElement>;
  name: string;
  label: string;
  /** Below the label, with how much is written of how much. */
  describe: (written: { count: number; most: number }) => string;
  /** In user-perceived characters. A longer text is not cut, but said to be too long. */
  most: number;
  rows?: number;
  maxRows?: number;
  value: string;
  onChange: (text: string) => void;
  onFocus?: () => void;
  error: string | undefined;
};

/** A text of some lines that can be saved up to this length. */
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
