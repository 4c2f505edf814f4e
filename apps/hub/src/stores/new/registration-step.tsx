import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RegistrationFields } from '#hub/stores/fields/registration-fields.tsx';
import { registrationFilled, registrationProblems } from '#hub/stores/fields/registration-problems.ts';
import styles from './new-store.module.css';
import type { NewStore } from './new-store.ts';
import { StepForm } from './step-form.tsx';
import { useStepForm } from './use-step-form.ts';

type StepProps = {
  store: NewStore;
  onChange: (part: Partial<NewStore>) => void;
  onBack: () => void;
  onDone: () => void;
};

/** The registration may be added later, and so may an image whose upload failed. */
export function RegistrationStep({ store: { registration }, onChange, onBack, onDone }: StepProps) {
  const { t } = useTranslation('new-store');
  const filled = registrationFilled(registration);
  const goOn = (isRegistrationLater: boolean) => {
    onChange({ isRegistrationLater });
    onDone();
  };
  const { errorOf, submit } = useStepForm(registrationProblems(registration), () => goOn(filled === 'none'));

  return (
    <StepForm
      title={t('registration.title')}
      text={t('registration.text')}
      onSubmit={submit}
      onBack={onBack}
      {...(filled === 'none' ? { nextText: t('registration.later') } : {})}
      other={
        filled === 'some' && (
          <Button size="lg" variant="subtle" onClick={() => goOn(true)}>
            {t('registration.laterKept')}
          </Button>
        )
      }
    >
      <RegistrationFields
        values={registration}
        onChange={(name, value) => onChange({ registration: { ...registration, [name]: value } })}
        errorOf={errorOf}
      />
      <p className={styles.note}>{t('registration.mayFollow')}</p>
    </StepForm>
  );
}
