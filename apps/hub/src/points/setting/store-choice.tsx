import { Checkbox } from '@mantine/core';
import { errorWords } from '@maru/web/report-error.ts';
import { useQuery } from '@tanstack/react-query';
import { FormCard } from '#hub/lib/forms/form-card.tsx';
import { type PointStore, pointStoresQuery } from '#hub/points/points.api.ts';
import { usePointWords } from '#hub/points/use-point-words.ts';
import { withStore } from './point-values.ts';
import styles from './store-choice.module.css';
import type { PointForm } from './use-point-form.ts';

/**
 * Chooses in which of the owner's other stores points may be used, too, and says why some cannot be chosen.
 * Shows nothing for an owner of one store.
 */
export function StoreChoice({ storeId, form }: { storeId: string; form: PointForm }) {
  const { t } = usePointWords();
  const { data: stores, error } = useQuery(pointStoresQuery(storeId));
  if (error) return <p role="alert">{errorWords(error) ?? t('setting.stores.failed')}</p>;
  if (!stores || stores.length === 0) return null;
  const { useStoreIds } = form.values;
  const share = (id: string, isShared: boolean) => {
    const lists = withStore(form.values, id, isShared);
    form.set('useStoreIds', lists.useStoreIds);
    form.set('unusedStoreIds', lists.unusedStoreIds);
  };

  return (
    <FormCard title={t('setting.stores.title')} text={t('setting.stores.text')}>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.storeId}>
            <Checkbox
              size="md"
              label={store.name}
              description={<AboutStore store={store} isChosen={useStoreIds.includes(store.storeId)} />}
              checked={useStoreIds.includes(store.storeId)}
              disabled={store.problem !== null && !useStoreIds.includes(store.storeId)}
              onChange={(event) => share(store.storeId, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </FormCard>
  );
}

/** Says why the store cannot be chosen, what is missing, and what one store owes the other. */
function AboutStore({ store, isChosen }: { store: PointStore; isChosen: boolean }) {
  const { t, points } = usePointWords();
  const { problem, isMutual, owes, name } = store;
  const state = problem ?? (isChosen ? (isMutual ? 'SHARED' : 'WAITING') : isMutual ? 'ASKED' : null);
  const owed = owes > 0 ? 'owes' : 'isOwed';
  return (
    <>
      {state && <span className={styles.state}>{t(`setting.stores.states.${state}`, { name })}</span>}
      {owes !== 0 && (
        <span className={styles.state}>
          {t(`setting.stores.${owed}`, { name, points: points(Math.abs(owes)) })}
        </span>
      )}
    </>
  );
}
