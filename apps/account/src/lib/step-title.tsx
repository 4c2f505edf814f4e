import { useEffect, useRef } from 'react';
import styles from './step-title.module.css';

type StepTitleProps = {
  children: string;
  /** Missing for a heading that is there from the beginning. */
  isNew?: boolean;
  /** For a heading without a sentence below it: more space. */
  isAlone?: boolean;
};

/** Heading of a step. A new one takes the focus, since the focused element is gone; so screen readers announce it. */
export function StepTitle({ children, isNew = false, isAlone = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title} data-alone={isAlone || undefined}>
      {children}
    </h1>
  );
}
