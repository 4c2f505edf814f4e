export type FieldState = 'rest' | 'focus' | 'error' | 'disabled';

type Input = {
  isFocused: boolean;
  isDisabled?: boolean | undefined;
  /** If left out, a message counts as an error. */
  hasError?: boolean | undefined;
  message?: string | undefined;
};

/**
 * The visible state of a field. It shows an error if there is a message and `hasError` is not false. An error
 * overrides the focus.
 */
export function fieldState({ isFocused, isDisabled, hasError = true, message }: Input): FieldState {
  if (isDisabled) return 'disabled';
  if (hasError && message) return 'error';
  return isFocused ? 'focus' : 'rest';
}
