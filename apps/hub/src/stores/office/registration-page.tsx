import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { later, usePart } from '@maru/ui/later/later.ts';
import { loadTexts } from '@maru/web/i18n.ts';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { useStore } from '#hub/lib/store.tsx';
import { StoreFrame } from '#hub/lib/store-frame.tsx';
import { RegistrationFields } from '#hub/stores/fields/registration-fields.tsx';
import { type Registration, registrationProblems } from '#hub/stores/fields/registration-problems.ts';
import { storeQuery, useStoreRow, useUpdateStore } from '#hub/stores/stores.api.ts';
import styles from './office.module.css';
import { emptiedOf, registrationChangesOf, registrationOf } from './registration-form.ts';

// Loaded lazily, because most stores are approved and never see it.
const applicationCard = later(
  async () => (await import('#hub/stores/application/application-card.tsx')).ApplicationCard,
);

const registrationChangeCard = later(
  async () => (await import('./registration-change-card.tsx')).RegistrationChangeCard,
);

const imageRefusals = ['FILE_NOT_FOUND', 'FILE_NOT_UPLOADED', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE'];

/** Route loader. */
export const loadRegistrationPage = (queryClient: QueryClient, storeId: string) =>
  Promise.all([
    loadTexts('store', 'store-fields', 'application', 'forms', 'uploads'),
    queryClient.ensureQueryData(storeQuery(storeId)),
  ]);

/** Business registration of a store, with its image. */
export function RegistrationPage() {
  const { t } = useTranslation(['store', 'store-fields', 'errors']);
  const { storeId, may } = useStore();
  const store = useStoreRow(storeId);
  const ApplicationCard = usePart(applicationCard, true);
  const { mutateAsync: update } = useUpdateStore(storeId);
  const RegistrationChangeCard = usePart(registrationChangeCard, store.registrationChange !== null);
  const saved = registrationOf(store);
  const isReadOnly = !may('STORE_EDIT');

  const form = useEditForm<Registration, Store>({
    saved,
    version: store.version,
    save: (_values, version, changes) => update({ version, ...registrationChangesOf(changes) }),
    doneText: ({ registrationChange: after }) =>
      t(
        after?.state === 'WAITING' && after.askedAt !== store.registrationChange?.askedAt
          ? 'registration.change.done'
          : 'forms:saved',
      ),
    problemsOf: (values) => ({
      ...Object.fromEntries(
        Object.entries(registrationProblems(values)).map(([name, code]) => [
          name,
          t(`errors:fields.${code}`),
        ]),
      ),
      ...Object.fromEntries(emptiedOf(values, saved).map((name) => [name, t('errors:fields.required')])),
    }),
    valuesOf: (row) => registrationOf(row as Store),
    fieldOf: (code) => (imageRefusals.includes(code) ? 'registrationImageKey' : undefined),
  });

  return (
    <StoreFrame title={t('registration.title')}>
      <div className={styles.page}>
        <Suspense fallback={null}>
          {ApplicationCard && <ApplicationCard storeId={storeId} isAtRegistration />}
          {store.registrationChange && RegistrationChangeCard && <RegistrationChangeCard storeId={storeId} />}
        </Suspense>
        <EditForm
          form={form}
          readOnlyText={isReadOnly ? t('readOnly') : undefined}
          wordsOf={(name, value) =>
            name === 'registrationImageKey' && value ? t('registration.anImage') : undefined
          }
          fieldLabels={{
            businessNumber: t('store-fields:businessNumber'),
            businessName: t('store-fields:businessName'),
            ownerName: t('store-fields:ownerName'),
            openedOn: t('store-fields:openedOn'),
            registrationImageKey: t('store-fields:registrationImage'),
          }}
        >
          <FormCard
            title={t('registration.title')}
            text={t(
              store.applicationStatus === 'APPROVED' ? 'registration.approvedText' : 'registration.text',
            )}
          >
            <div className={styles.fewFields}>
              <RegistrationFields
                values={form.values}
                onChange={form.set}
                errorOf={form.errorOf}
                isReadOnly={isReadOnly}
                isImageKept={saved.registrationImageKey !== null}
              />
            </div>
          </FormCard>
        </EditForm>
      </div>
    </StoreFrame>
  );
}
