import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { type FormStep, formSteps } from './form-steps.ts';
import styles from './new-store.module.css';
import { isDone, type NewStore, newStoreStepOf } from './new-store.ts';

/** Progress through the steps. Steps that can be opened are links. */
export function StepList({ store, step }: { store: NewStore; step: FormStep }) {
  const { t } = useTranslation('new-store');
  const at = formSteps.indexOf(step);

  return (
    <nav aria-label={t('stepsLabel')}>
      <ol className={styles.steps}>
        {formSteps.map((name, index) => {
          const mark =
            isDone(store, name) && index < at ? (
              <IconCheck size={18} aria-label={t('stepDone')} />
            ) : (
              index + 1
            );
          const content = (
            <>
              <span className={styles.mark}>{mark}</span>
              <span className={styles.stepName}>{t(`${name}.step`)}</span>
            </>
          );
          return (
            <li key={name} className={styles.step} data-current={name === step || undefined}>
              {newStoreStepOf(store, name) === name && name !== step ? (
                <Link to={paths.newStore()} search={{ step: name }} className={styles.stepLink}>
                  {content}
                </Link>
              ) : (
                <span className={styles.stepLink} {...(name === step ? { 'aria-current': 'step' } : {})}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
