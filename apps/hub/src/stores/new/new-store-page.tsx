import { Button } from '@mantine/core';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { ownInvitationsQuery } from '#hub/stores/own-invitations.api.ts';
import { storeTypesQuery, useMyStores } from '#hub/stores/stores.api.ts';
import { AddressStep } from './address-step.tsx';
import { BasicsStep } from './basics-step.tsx';
import { type FormStep, formSteps } from './form-steps.ts';
import { InvitedNote } from './invited-note.tsx';
import styles from './new-store.module.css';
import { newStoreStepOf } from './new-store.ts';
import { newStoreAddress } from './new-store-address.ts';
import { RegistrationStep } from './registration-step.tsx';
import { StepList } from './step-list.tsx';
import { StoreOpenedStep } from './store-opened-step.tsx';
import { TermsStep } from './terms-step.tsx';
import { useNewStore } from './use-new-store.ts';
import type { Opened } from './use-submit.ts';

/** Route loader. */
export const loadNewStore = (queryClient: QueryClient) =>
  Promise.all([
    loadTexts('new-store', 'terms', 'store-fields', 'uploads', 'address'),
    queryClient.ensureQueryData(storeTypesQuery()),
    queryClient.ensureQueryData(ownInvitationsQuery()),
  ]);

/** Opens a store in steps. The address has the step; the device stores the draft. */
export function NewStorePage() {
  const { t } = useTranslation(['new-store', 'app']);
  const { id: userId, username } = useLoaderData({ from: '/signed-in/person/stores/new' });
  const { step: wanted = 'basics', opened, image } = newStoreAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const hasStore = useMyStores().length > 0;
  const { store, change, isStarted, clear, discard } = useNewStore(userId);

  const step = newStoreStepOf(store, wanted);
  const go = (to: FormStep) => void navigate({ to: paths.newStore(), search: { step: to } });
  const goBy = (by: 1 | -1) => go(formSteps[formSteps.indexOf(step) + by] ?? step);
  const takeOpened = async ({ storeId, isImageLost }: Opened) => {
    await navigate({
      to: paths.newStore(),
      search: { opened: storeId, ...(isImageLost ? { image: 'lost' } : {}) },
      replace: true,
    });
    clear();
  };
  const shared = { store, onChange: change, onBack: () => goBy(-1), onDone: () => goBy(1) };

  if (opened) {
    return (
      <StoreFrame title={t('title')}>
        <div className={styles.single}>
          <StoreOpenedStep storeId={opened} isImageLost={image === 'lost'} />
        </div>
      </StoreFrame>
    );
  }
  return (
    <StoreFrame
      title={t('title')}
      {...(hasStore ? { back: { to: paths.home(), label: t('app:frame.home') } } : {})}
      actions={
        isStarted && (
          <Button
            onClick={() => {
              discard();
              go('basics');
            }}
          >
            {t('discard')}
          </Button>
        )
      }
    >
      <div className={styles.page}>
        <div className={styles.side}>
          <StepList store={store} step={step} />
          <InvitedNote username={username} />
        </div>
        {step === 'basics' && <BasicsStep {...shared} />}
        {step === 'address' && <AddressStep {...shared} />}
        {step === 'registration' && <RegistrationStep {...shared} />}
        {step === 'terms' && (
          <TermsStep {...shared} username={username} onOpened={(done) => void takeOpened(done)} />
        )}
      </div>
    </StoreFrame>
  );
}
