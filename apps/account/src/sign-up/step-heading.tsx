import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import title from '#account/lib/step-title.module.css';
import styles from './sign-up.module.css';
import { type SignUpStep, signUpSteps } from './sign-up-flow.ts';

type StepHeadingProps = {
  step: SignUpStep;
  /** False if an invalid field has the focus instead. */
  takesFocus: boolean;
};

/** Heading of the current step. Takes the focus when the step changes, so that it is announced. */
export function StepHeading({ step, takesFocus }: StepHeadingProps) {
  const { t } = useTranslation('sign-up');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const position = signUpSteps.indexOf(step) + 1;

  useEffect(() => {
    if (shown.current !== step && takesFocus) heading.current?.focus();
    shown.current = step;
  }, [step, takesFocus]);

  return (
    <>
      <p className={styles.progress} id="sign-up-progress">
        <span className={styles.bar} aria-hidden>
          {signUpSteps.map((each, index) => (
            <span key={each} data-reached={index < position || undefined} />
          ))}
        </span>
        {t('progress', { step: position, of: signUpSteps.length })}
      </p>
      <h1 ref={heading} className={title.title} data-alone tabIndex={-1} aria-describedby="sign-up-progress">
        {t(`${step}.title`)}
      </h1>
    </>
  );
}
