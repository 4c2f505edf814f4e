export type FieldState = 'rest' | 'focus' | 'error' | 'disabled';

type Input = {
  isFocused: boolean;
  isDisabled?: boolean | undefined;
  /** If left out, a message alone makes it an error. */
  hasError?: boolean | undefined;
  message?: string | undefined;
};

/** An error needs its flag and a message. It then overrides the focus. */
export function fieldState({ isFocused, isDisabled, hasError = true, message }: Input): FieldState {
  if (isDisabled) return 'disabled';
  if (hasError && message) return 'error';
  return isFocused ? 'focus' : 'rest';
}
