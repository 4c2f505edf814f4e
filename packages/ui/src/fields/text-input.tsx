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
  /** Stands above the field; where the screen shows none, give it all the same and set `isLabelHidden`. */
  label: string;
  isLabelHidden?: boolean;
  description?: string;
  disabled?: boolean;
  required?: boolean;
  /** `lg` for the few fields of a page that has nothing else. */
  size?: 'md' | 'lg';
  /** Controlled text; left out, the field keeps its own (a plain form post). */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** The message. With `hasError` left out, a message that is not empty is an error. */
  error?: string | undefined;
  hasError?: boolean | undefined;
  /** Id of what stands elsewhere on the page and is read out with the field. */
  describedBy?: string | undefined;
  /** In characters as a person counts them, after the composition of a syllable; unlimited if left out. */
  maxLength?: number | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  rightSectionWidth?: number;
};

/** One line of text: label above, error below and tied to the field, error state over focus state. */
export function TextInput(props: TextInputProps) {
  const { label, isLabelHidden, value, onChange, onBlur, onFocus, ref, ...others } = props;
  const { error, hasError, describedBy, maxLength, ...rest } = others;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isFocused, setIsFocused] = useState(false);
  const state = fieldState({ isFocused, isDisabled: props.disabled, hasError, message: error });
  // Mantine ties its own two to the field and overrides the attribute with them.
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
  // What was typed or filled in before the script came stands in the field, and nobody has told of it.
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
          {maxLength !== undefined && value !== undefined && (
            <span className={styles.count} aria-hidden>
              {countCharacters(value)}/{maxLength}
            </span>
          )}
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
