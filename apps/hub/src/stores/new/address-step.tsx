import { useTranslation } from 'react-i18next';
import { AddressField } from '#hub/stores/address/address-field.tsx';
import { isDone, type NewStore } from './new-store.ts';
import { StepForm } from './step-form.tsx';
import { useStepForm } from './use-step-form.ts';

type StepProps = {
  store: NewStore;
  onChange: (part: Partial<NewStore>) => void;
  onBack: () => void;
  onDone: () => void;
};

export function AddressStep({ store, onChange, onBack, onDone }: StepProps) {
  const { t } = useTranslation('new-store');
  const { errorOf, submit } = useStepForm<'address'>(
    isDone(store, 'address') ? {} : { address: 'required' },
    onDone,
  );
  const error = errorOf('address');

  return (
    <StepForm title={t('address.title')} text={t('address.text')} onSubmit={submit} onBack={onBack}>
      <div data-field="address">
        <AddressField
          value={store.address}
          onChange={(address) => onChange({ address })}
          typed={store.typedAddress}
          onType={(typedAddress) => onChange({ typedAddress })}
          {...(error ? { errors: { address: error } } : {})}
        />
      </div>
    </StepForm>
  );
}
