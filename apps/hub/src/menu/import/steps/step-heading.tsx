import { useEffect, useRef } from 'react';
import step from './step.module.css';
import styles from './step-heading.module.css';

type StepHeadingProps = { title: string; text?: string; takesFocus?: boolean };

/** Heading of a step. It takes the focus when the step appears. */
export function StepHeading({ title, text, takesFocus = true }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.heading}>
      <h2 ref={heading} tabIndex={-1} className={`${step.title} ${styles.title}`}>
        {title}
      </h2>
      {text && <p className={step.text}>{text}</p>}
    </div>
  );
}
