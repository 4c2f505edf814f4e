import { Textarea } from '@mantine/core';
import { TextCount } from '@maru/ui/fields/text-input.tsx';
import type { Ref } from 'react';
import { useTooLong } from './use-too-long.ts';

type CountedTextareaProps = {
  ref?: Ref<HTMLTextAreaElement>;
  name: string;
  label: string;
  description: string;
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
  const { ref, name, label, description, most, rows = 2, maxRows = 8 } = props;
  const { value, onChange, onFocus, error } = props;
  const tooLong = useTooLong();

  return (
    <Textarea
      ref={ref}
      name={name}
      label={label}
      description={description}
      autosize
      minRows={rows}
      maxRows={maxRows}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={onFocus}
      error={tooLong(value, most) ?? error}
      errorProps={{ role: 'alert' }}
      inputContainer={(field) => (
        <>
          {field}
          <TextCount text={value} most={most} />
        </>
      )}
    />
  );
}
