import { CloseButton } from '@mantine/core';
import { useRef } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

type ClearableInputProps = Omit<
  TextInputProps,
  'ref' | 'rightSection' | 'rightSectionWidth' | 'defaultValue'
> & {
  value: string;
  onChange: (value: string) => void;
  /** Names the button that empties the field. */
  clearText: string;
};

/** One line of text with a button that empties it, there as long as something is written. */
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
