import { useEffect, useRef } from 'react';
import styles from './step-title.module.css';

type StepTitleProps = {
  children: string;
  /** Left out for what stands on the page from the beginning. */
  isNew?: boolean;
};

/** Heading of a step; a new one takes the focus, since what had it is gone, and so is read out. */
export function StepTitle({ children, isNew = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
