import { useState } from 'react';
import styles from './password-input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type PasswordInputProps = Omit<
  TextInputProps,
  'type' | 'rightSection' | 'rightSectionWidth' | 'maxLength'
> & {
  /** Labels of the button that shows or hides the password. */
  showText: string;
  hideText: string;
};

/** Password input with a show button; the caret stays where it was. */
export function PasswordInput({ showText, hideText, ...props }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);

  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSectionWidth={64}
      rightSection={
        <button
          type="button"
          className={styles.toggle}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? hideText : showText}
        </button>
      }
    />
  );
}
