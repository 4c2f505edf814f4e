import { TextInput as MantineTextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { fieldState } from './field-state.ts';
import { countCharacters, limitCharacters } from './graphemes.ts';
import styles from './text-input.module.css';

type NativeProps = Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'name'
  | 'type'
  | 'defaultValue'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'autoFocus'
  | 'inputMode'
  | 'enterKeyHint'
  | 'readOnly'
  | 'onKeyDown'
  | 'onPaste'
  | 'ref'
>;

export type TextInputProps = NativeProps & {
  /** Required even if the screen shows no label; set `isLabelHidden` then. */
  label: string;
  isLabelHidden?: boolean;
  description?: string;
  disabled?: boolean;
  required?: boolean;
  /** `lg` for the main fields of a simple page. */
  size?: 'md' | 'lg';
  /** Controlled value; without it the input is uncontrolled (a plain form post). */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** Without `hasError`, a non-empty message is an error. */
  error?: string | undefined;
  hasError?: boolean | undefined;
  /** Id of another element that describes the field. */
  describedBy?: string | undefined;
  /** In user-perceived characters, applied after composition; unlimited if left out. */
  maxLength?: number | undefined;
  /** Like `maxLength`, but a longer text is not cut: the caller shows an error. */
  most?: number | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  rightSectionWidth?: number;
};

/** Single-line input: label above, error below and linked to the field. The error style overrides the focus style. */
export function TextInput(props: TextInputProps) {
  const { label, isLabelHidden, value, onChange, onBlur, onFocus, ref, ...others } = props;
  const { error, hasError, describedBy, maxLength, most = maxLength, ...rest } = others;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isFocused, setIsFocused] = useState(false);
  const state = fieldState({ isFocused, isDisabled: props.disabled, hasError, message: error });
  // Mantine's aria-describedby names only its own description and error. This list replaces it.
  const allIds = [
    describedBy,
    ...(rest.description ? [`${id}-description`] : []),
    ...(state === 'error' ? [`${id}-error`] : []),
  ].join(' ');

  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, ref);
  const takeOver = useEffectEvent(() => {
    if (value !== undefined && input.current && input.current.value !== value) take(input.current, false);
  });
  // Text that was typed or autofilled before hydration fires no event; read it now.
  useEffect(() => takeOver(), []);

  const take = (field: HTMLInputElement, isComposing: boolean) => {
    const text =
      isComposing || maxLength === undefined ? field.value : limitCharacters(field.value, maxLength);
    if (value === undefined && text !== field.value) field.value = text;
    onChange?.(text);
  };

  return (
    <MantineTextInput
      {...rest}
      id={id}
      ref={inputRef}
      {...(value === undefined ? {} : { value })}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      error={state === 'error' ? error : undefined}
      data-autofocus={props.autoFocus || undefined}
      errorProps={{ role: 'alert' }}
      {...(describedBy ? { attributes: { input: { 'aria-describedby': allIds } } } : {})}
      rightSectionPointerEvents="all"
      classNames={styles}
      wrapperProps={{ 'data-state': state }}
      inputContainer={(field) => (
        <>
          {field}
          {most !== undefined && value !== undefined && <TextCount text={value} most={most} />}
        </>
      )}
      onChange={(event: ChangeEvent<HTMLInputElement>) =>
        take(event.currentTarget, (event.nativeEvent as InputEvent).isComposing)
      }
      onCompositionEnd={({ currentTarget }) => maxLength !== undefined && take(currentTarget, false)}
      onFocus={() => {
        setIsFocused(true);
        onFocus?.();
      }}
      onBlur={() => {
        setIsFocused(false);
        onBlur?.();
      }}
    />
  );
}

const counts = new Intl.NumberFormat('en');

/** The length of a text and its limit, at the end of the line of the label. The next sibling of the field itself. */
export function TextCount({ text, most }: { text: string; most: number }) {
  // Spaces around a text are not stored, so they do not count.
  const isOver = countCharacters(text.trim()) > most;
  return (
    <span className={styles.count} data-over={isOver || undefined} aria-hidden>
      {counts.format(countCharacters(text))}/{counts.format(most)}
    </span>
  );
}
