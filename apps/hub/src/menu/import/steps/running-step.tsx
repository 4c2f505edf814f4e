import { Button, Progress } from '@mantine/core';
import { formatCount } from '@maru/web/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#hub/lib/use-now.ts';
import styles from './running-step.module.css';
import step from './step.module.css';
import { StepHeading } from './step-heading.tsx';

type RunningStepProps = {
  /** What runs, in numbers. */
  title: string;
  text?: string;
  /** Missing once it is being given up. */
  onCancel?: () => void;
};

/** Something that takes its time: how much of what, for how long already, and the way to give it up. */
export function RunningStep({ title, text, onCancel }: RunningStepProps) {
  const { t } = useTranslation('menu-import');
  return (
    <section className={`card-box ${step.card}`}>
      <div>
        <StepHeading key={title} title={title} />
        {/* Stays when what runs is given up, so that the other words are read out. */}
        <p role="status" className={step.text}>
          {text}
        </p>
      </div>
      {/* One answer comes at the end: how far it is nobody knows, and no share is told. */}
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

/** What is done sooner needs no clock. */
const worthTelling = 2;

function useSecondsSince(): number {
  const [start] = useState(() => Date.now());
  return Math.floor(Math.max(0, useNow(1_000) - start) / 1_000);
}
