import { Button, Progress } from '@mantine/core';
import { formatCount } from '@maru/web/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#hub/lib/use-now.ts';
import styles from './running-step.module.css';
import step from './step.module.css';
import { StepHeading } from './step-heading.tsx';

type RunningStepProps = {
  /** What is running, with its size. */
  title: string;
  text?: string;
  /** Missing once it was cancelled. */
  onCancel?: () => void;
};

/** A long-running step: what is running, the elapsed time, and a button to cancel. */
export function RunningStep({ title, text, onCancel }: RunningStepProps) {
  const { t } = useTranslation('menu-import');
  return (
    <section className={`card-box ${step.card}`}>
      <div>
        <StepHeading key={title} title={title} />
        {/* Stays mounted after cancelling, so that its new text is announced. */}
        <p role="status" className={step.text}>
          {text}
        </p>
      </div>
      {/* Indeterminate: the server sends only one answer, at the end. */}
      <Progress.Root aria-hidden>
        <Progress.Section value={100} animated withAria={false} />
      </Progress.Root>
      <div className={styles.foot}>
        <Clock key={title} />
        {onCancel && (
          <Button size="lg" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Clock() {
  const { t } = useTranslation('menu-import');
  const seconds = useSecondsSince();
  return (
    <p className={styles.seconds}>
      {seconds >= worthTelling && t('running.seconds', { count: formatCount(seconds) })}
    </p>
  );
}

/** The elapsed time is shown from this many seconds on. */
const worthTelling = 2;

function useSecondsSince(): number {
  const [start] = useState(() => Date.now());
  return Math.floor(Math.max(0, useNow(1_000) - start) / 1_000);
}
