import { Button } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './new-store.module.css';

type StepFormProps = {
  title: string;
  text: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onBack?: (() => void) | undefined;
  /** Label of the button to the next step; "next" by default. */
  nextText?: string;
  isPending?: boolean;
  /** Rendered beside that button. */
  other?: ReactNode;
  children: ReactNode;
};

/** Layout of a step: title, fields, and buttons back and next. Enter submits. */
export function StepForm(props: StepFormProps) {
  const { title, text, onSubmit, onBack, nextText, isPending = false, other, children } = props;
  const { t } = useTranslation('new-store');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <form noValidate className={`card-box ${styles.card}`} onSubmit={onSubmit}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.fields}>{children}</div>
      <div className={styles.buttons}>
        {onBack && (
          <Button size="lg" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <span className={styles.space} />
        {other}
        <Button type="submit" size="lg" variant="action" loading={isPending}>
          {nextText ?? t('next')}
        </Button>
      </div>
    </form>
  );
}
