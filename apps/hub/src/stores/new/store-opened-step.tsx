import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#hub/app/paths.ts';
import { missingOnce } from '#hub/stores/application/application-state.ts';
import { storeQuery } from '#hub/stores/stores.api.ts';
import styles from './new-store.module.css';

type StoreOpenedStepProps = { storeId: string; isImageLost: boolean };

/** Last page after applying: when the answer comes or what is still missing, and what can be prepared meanwhile. */
export function StoreOpenedStep({ storeId, isImageLost }: StoreOpenedStepProps) {
  const { t } = useTranslation(['new-store', 'store-fields']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: store } = useQuery(storeQuery(storeId));
  const missing = missingOnce(store?.missing ?? []);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={`card-box ${styles.card}`}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('done.title')}
      </h2>
      {store && missing.length === 0 && <p className={styles.text}>{t('done.text')}</p>}
      {missing.length > 0 && (
        <div className={`warning-box ${styles.incomplete}`}>
          <p>{t('done.incomplete')}</p>
          <ul className={styles.missing}>
            {missing.map((name) => (
              <li key={name}>{t(`store-fields:missing.${name}`)}</li>
            ))}
          </ul>
          {!isImageLost && (
            <Button renderRoot={(props) => <Link to={paths.registration({ storeId })} {...props} />}>
              {t('done.complete')}
            </Button>
          )}
        </div>
      )}
      {isImageLost && (
        <div role="alert" className={`danger-box ${styles.refusal}`}>
          <p>{t('done.imageLost')}</p>
          <Button renderRoot={(props) => <Link to={paths.registration({ storeId })} {...props} />}>
            {t('done.toRegistration')}
          </Button>
        </div>
      )}
      <h3>{t('done.meanwhile')}</h3>
      <ul className={styles.next}>
        <li>
          <Link to={paths.menu({ storeId })}>{t('done.menu')}</Link>
        </li>
        <li>
          <Link to={paths.store({ storeId })}>{t('done.hours')}</Link>
        </li>
        {missing.length === 0 && (
          <li>
            <Link to={paths.registration({ storeId })}>{t('done.registration')}</Link>
          </li>
        )}
        <li>
          <Link to={paths.generalSetting({ storeId })}>{t('done.settings')}</Link>
        </li>
      </ul>
      <Button
        size="lg"
        variant="action"
        renderRoot={(props) => <Link to={paths.store({ storeId })} {...props} />}
      >
        {t('done.toStore')}
      </Button>
    </section>
  );
}
