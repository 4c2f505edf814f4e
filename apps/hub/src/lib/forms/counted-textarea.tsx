import { Textarea } from '@mantine/core';
import { countCharacters, limitCharacters } from '@maru/ui/fields/graphemes.ts';

type CountedTextareaProps = {
  name: string;
  label: string;
  /** Below the label, with how much is written of how much. */
  describe: (written: { count: number; most: number }) => string;
  /** In user-perceived characters, applied after composition. */
  most: number;
  rows?: number;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
};

/** A text of some lines that may not be longer than this. */
export function CountedTextarea(props: CountedTextareaProps) {
  const { name, label, describe, most, rows = 2, value, onChange, error } = props;

  return (
    <Textarea
      name={name}
      label={label}
      description={describe({ count: countCharacters(value), most })}
      autosize
      minRows={rows}
      maxRows={8}
      value={value}
      onChange={({ currentTarget, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        const text = currentTarget.value;
        onChange(isComposing ? text : limitCharacters(text, most));
      }}
      onCompositionEnd={({ currentTarget }) => onChange(limitCharacters(currentTarget.value, most))}
      error={error}
      errorProps={{ role: 'alert' }}
    />
  );
}
