import { Button, Progress } from '@mantine/core';
import styles from './running-step.module.css';
import step from './step.module.css';

type RunningStepProps = { title: string; text?: string; cancel?: { label: string; onCancel: () => void } };

/** Something that takes its time, in numbers, and may be given up while nothing has been sent. */
export function RunningStep({ title, text, cancel }: RunningStepProps) {
  return (
    <section className={step.card} role="status">
      <h2 className={step.title}>{title}</h2>
      {text && <p className={step.text}>{text}</p>}
      <Progress value={100} animated aria-label={title} className={styles.progress} />
      {cancel && (
        <Button size="lg" onClick={cancel.onCancel}>
          {cancel.label}
        </Button>
      )}
    </section>
  );
}
