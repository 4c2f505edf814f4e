import { CloseButton } from '@mantine/core';
import { useRef } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

type ClearableInputProps = Omit<
  TextInputProps,
  'ref' | 'rightSection' | 'rightSectionWidth' | 'defaultValue'
> & {
  value: string;
  onChange: (value: string) => void;
  /** Label of the button that clears the field. */
  clearText: string;
};

/** Text input with a clear button while it has a value. */
export function ClearableInput({ clearText, ...props }: ClearableInputProps) {
  const field = useRef<HTMLInputElement>(null);

  const handleClear = () => {
    props.onChange('');
    field.current?.focus();
  };

  return (
    <TextInput
      {...props}
      ref={field}
      rightSectionWidth={48}
      rightSection={
        props.value !== '' && !props.disabled && <CloseButton aria-label={clearText} onClick={handleClear} />
      }
    />
  );
}
