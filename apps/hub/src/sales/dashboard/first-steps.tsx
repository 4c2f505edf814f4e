import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import { type Store, useStore } from '#hub/lib/store.tsx';
import { type Dashboard, useKeepTenders, useWorkAlone } from './dashboard.api.ts';
import styles from './dashboard.module.css';

type Steps = NonNullable<Dashboard['firstSteps']>;
type Step = keyof Steps | 'order';

/** The first steps in order, each with its screen. Members see only steps that they may take. */
const steps: readonly { name: Step; path: (store: Store) => string; isTheirs: (store: Store) => boolean }[] =
  [
    { name: 'menu', path: paths.menu, isTheirs: ({ may }) => may('MENU') },
    { name: 'hours', path: paths.store, isTheirs: ({ may }) => may('STORE_EDIT') },
    { name: 'registration', path: paths.registration, isTheirs: ({ role }) => role === 'OWNER' },
    { name: 'tenders', path: paths.paymentSetting, isTheirs: ({ may }) => may('SETTING') },
    { name: 'staff', path: paths.staff, isTheirs: ({ role }) => role === 'OWNER' },
    { name: 'order', path: paths.till, isTheirs: ({ may }) => may('ORDER') },
  ];

/** Lists what is left to do before the first order. */
export function FirstSteps({ done }: { done: Steps }) {
  const { t } = useTranslation('dashboard');
  const store = useStore();
  // Steps that can be ticked without changing anything.
  const choices = { staff: useWorkAlone(store.storeId), tenders: useKeepTenders(store.storeId) };
  const shown = steps.filter(({ isTheirs }) => isTheirs(store));

  return (
    <Card title={t('steps.title')}>
      <ol className={styles.steps}>
        {shown.map(({ name, path }) => {
          const isDone = name !== 'order' && done[name];
          return (
            <li key={name} data-done={isDone}>
              <Link to={path(store)} className={styles.step}>
                {isDone ? <IconCircleCheckFilled aria-hidden /> : <IconCircle aria-hidden />}
                <span>{t(`steps.${name}`)}</span>
                {isDone && <span className={styles.done}>{t('steps.done')}</span>}
              </Link>
              {!isDone && (name === 'staff' || name === 'tenders') && (
                <Button
                  variant="subtle"
                  loading={choices[name].isPending}
                  onClick={() => choices[name].mutate()}
                >
                  {t(`steps.keep.${name}`)}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
