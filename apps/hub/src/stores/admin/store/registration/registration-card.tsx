import { Button } from '@mantine/core';
import { groupPhone } from '@maru/contract/phone/group-phone.ts';
import type { Store } from '@maru/contract/stores/stores.endpoints.ts';
import { Facts } from '@maru/ui/facts/facts.tsx';
import { later, usePart } from '@maru/ui/later/later.ts';
import { formatDate } from '@maru/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Card } from '#hub/lib/card.tsx';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import { storeTypesQuery } from '#hub/stores/stores.api.ts';
import { BusinessCheckLine } from './business-check-line.tsx';
import styles from './registration-card.module.css';

const editRegistration = later(async () => (await import('./edit-registration.tsx')).EditRegistration);

type RegistrationCardProps = {
  store: Store;
  /** Owner of an image that the admin uploads, for example from a mail or fax. */
  ownerId: string | undefined;
};

/** Never the current year, so that dates always show their year, as on certificates. */
const anotherYear = 0;

/** Shows what the owner typed, to be compared with the certificate. An admin may correct it. */
export function RegistrationCard({ store, ownerId }: RegistrationCardProps) {
  const { t } = useAdminWords();
  const [isEditing, setIsEditing] = useState(false);
  // Once opened, the form stays mounted, so that typed changes survive when the admin closes it to look at
  // the saved values.
  const [wasOpened, setWasOpened] = useState(false);
  const EditRegistration = usePart(editRegistration, wasOpened);
  const toggle = () => {
    setIsEditing(!isEditing);
    setWasOpened(true);
  };

  return (
    <Card
      title={t('registration.title')}
      actions={
        <Button onClick={toggle} aria-expanded={isEditing}>
          {t(isEditing ? 'registration.stop' : 'registration.edit')}
        </Button>
      }
    >
      {wasOpened && EditRegistration && (
        <Suspense fallback={isEditing && <Registration store={store} />}>
          <div hidden={!isEditing}>
            <EditRegistration store={store} ownerId={ownerId} />
          </div>
        </Suspense>
      )}
      {(!isEditing || !EditRegistration) && <Registration store={store} />}
      <BusinessCheckLine storeId={store.id} />
    </Card>
  );
}

function Registration({ store }: { store: Store }) {
  const { t, language } = useAdminWords();
  const { data: types } = useQuery(storeTypesQuery());
  const { category, openedOn, phone, address, addressDetail, zonecode, lat, lng } = store;
  const telephone = (number: string, extension: string) =>
    extension ? t('facts.withExtension', { phone: groupPhone(number), extension }) : groupPhone(number);
  const facts = [
    ['businessNumber', store.businessNumber],
    ['businessName', store.businessName],
    ['ownerName', store.ownerName],
    ['openedOn', openedOn && formatDate(openedOn, language, anotherYear)],
    ['name', store.name],
    ['category', types?.find(({ code }) => code === category)?.[language]],
    ['phone', phone && telephone(phone, store.phoneExtension)],
    ['address', [zonecode && `(${zonecode})`, address, addressDetail].filter(Boolean).join(' ')],
    ['lat', lat !== null && lng !== null && `${lat.toFixed(5)}, ${lng.toFixed(5)}`],
  ] as const;

  return (
    <Facts
      areBeside
      className={styles.facts}
      rows={facts.map(([name, value]) => ({
        label: t(`facts.${name}`),
        value: value || <span className={styles.missing}>{t('notSaid')}</span>,
      }))}
    />
  );
}
