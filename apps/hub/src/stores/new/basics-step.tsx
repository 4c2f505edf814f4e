import { useTranslation } from 'react-i18next';
import { BasicsFields } from '#hub/stores/fields/basics-fields.tsx';
import { basicsProblems } from '#hub/stores/fields/basics-problems.ts';
import type { NewStore } from './new-store.ts';
import { StepForm } from './step-form.tsx';
import { useStepForm } from './use-step-form.ts';

type StepProps = { store: NewStore; onChange: (part: Partial<NewStore>) => void; onDone: () => void };

export function BasicsStep({ store: { basics }, onChange, onDone }: StepProps) {
  const { t } = useTranslation('new-store');
  const { errorOf, submit } = useStepForm(basicsProblems(basics), onDone);

  return (
    <StepForm title={t('basics.title')} text={t('basics.text')} onSubmit={submit}>
      <BasicsFields
        values={basics}
        onChange={(name, value) => onChange({ basics: { ...basics, [name]: value } })}
        errorOf={errorOf}
      />
    </StepForm>
  );
}
