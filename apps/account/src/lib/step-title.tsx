import { useEffect, useRef } from 'react';
import styles from './step-title.module.css';

type StepTitleProps = {
  children: string;
  /** Missing for a heading that the page has from the beginning. */
  isNew?: boolean;
  /** More space, for a heading without a sentence below it. */
  isAlone?: boolean;
};

/**
 * Heading of a step. A new heading takes the focus, because the previously focused element is gone; that
 * makes screen readers announce it.
 */
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
