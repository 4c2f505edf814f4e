import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { EditForm } from '#hub/lib/forms/edit-form.tsx';
import { useEditForm } from '#hub/lib/forms/use-edit-form.ts';
import { AddressField } from '#hub/stores/address/address-field.tsx';
import { useRefetchStore } from '#hub/stores/admin/admin-acts.api.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import { BasicsFields } from '#hub/stores/fields/basics-fields.tsx';
import { RegistrationFields } from '#hub/stores/fields/registration-fields.tsx';
import { useUpdateStore } from '#hub/stores/stores.api.ts';
import {
  type RegistrationValues,
  registrationChanges,
  registrationFaults,
  registrationValues,
} from './registration-values.ts';

type EditRegistrationProps = {
  store: Store;
  /** Owner of an image that the admin uploads, for example from a mail or fax. */
  ownerId: string | undefined;
};

const addressFields = ['address', 'addressDetail', 'zonecode', 'lat', 'lng'];

/** Form for admins to correct or complete the registration. */
export function EditRegistration({ store, ownerId }: EditRegistrationProps) {
  const { t } = useAdminWords();
  const { mutateAsync: update } = useUpdateStore(store.id);
  const lookAgain = useRefetchStore(store.id);
  const saved = registrationValues(store);
  const form = useEditForm<RegistrationValues>({
    saved,
    version: store.version,
    save: async (values, version) => {
      await update({ version, ...registrationChanges(saved, values) });
      void lookAgain();
    },
    problemsOf: (values) =>
      Object.fromEntries(
        Object.entries(registrationFaults(saved, values)).map(([name, code]) => [
          name,
          t(`errors:fields.${code}`),
        ]),
      ),
    valuesOf: (row) => registrationValues(row as Store),
    fieldOf: fieldOfPath,
  });
  const names = [
    'name',
    'category',
    'phone',
    'phoneExtension',
    'businessNumber',
    'businessName',
    'ownerName',
    'openedOn',
  ] as const;
  const addressError = form.errorOf('address');
  // The parts of the form pass only names and values that belong together.
  const set = (name: keyof RegistrationValues, value: unknown) => form.set(name, value as never);

  return (
    <EditForm
      form={form}
      fieldLabels={{
        ...(Object.fromEntries(names.map((name) => [name, t(`facts.${name}`)])) as Record<
          (typeof names)[number],
          string
        >),
        registrationImageKey: t('image.title'),
        address: t('facts.address'),
      }}
      wordsOf={(name, value) =>
        name === 'address' ? (value as RegistrationValues['address'])?.address : undefined
      }
    >
      <RegistrationFields
        values={form.values}
        onChange={set}
        errorOf={form.errorOf}
        isImageKept={saved.registrationImageKey !== null}
        {...(ownerId ? { forUserId: ownerId } : {})}
      />
      <BasicsFields values={form.values} onChange={set} errorOf={form.errorOf} />
      <div data-field="address">
        <AddressField
          value={form.values.address}
          onChange={(address) => form.set('address', address)}
          errors={addressError ? { address: addressError } : {}}
        />
      </div>
    </EditForm>
  );
}

function fieldOfPath(path: string): keyof RegistrationValues | undefined {
  if (addressFields.includes(path)) return 'address';
  if (path.startsWith('FILE_')) return 'registrationImageKey';
  return undefined;
}
