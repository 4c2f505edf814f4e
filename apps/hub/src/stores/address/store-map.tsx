import { Button, Skeleton } from '@mantine/core';
import { Loading } from '@maru/ui/states/loading.tsx';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DistrictMap as MapComponent } from './map/district-map.tsx';
import styles from './store-map.module.css';

export type StoreMapProps = {
  /** Null if there is no pin yet. A click on the map sets one. */
  lat: number | null;
  lng: number | null;
  isEditable: boolean;
  onMove?: (point: { lat: number; lng: number }) => void;
  /** Name of the pin for screen readers. */
  label: string;
};

/** A map that needs no third-party server. Leaflet and the outlines are loaded lazily. */
export function StoreMap({ lat, lng, isEditable, onMove, label }: StoreMapProps) {
  const { t } = useTranslation('address');
  const { DistrictMap, hasFailed, retry } = useDistrictMap();
  const point = lat === null || lng === null ? null : { lat, lng };

  return (
    <div className={styles.map}>
      {DistrictMap && (
        <DistrictMap point={point} isEditable={isEditable} label={label} {...(onMove ? { onMove } : {})} />
      )}
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          <p className={styles.words}>{t('map.failed')}</p>
          <Button onClick={retry}>{t('map.retry')}</Button>
        </div>
      )}
      {!DistrictMap && !hasFailed && (
        <Loading label={t('map.loading')}>
          <Skeleton height={300} radius="md" />
        </Loading>
      )}
      <p className={styles.below}>
        {isEditable && (
          <span>
            {t(point ? 'pin.hint' : 'pin.missing')}
            {point && <span className={styles.keys}> {t('pin.keys')}</span>}
          </span>
        )}
        {point && (
          <a
            className={styles.kakao}
            href={`https://map.kakao.com/link/map/${encodeURIComponent(label)},${point.lat},${point.lng}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('map.kakao')} <IconExternalLink size={16} aria-hidden />
          </a>
        )}
      </p>
    </div>
  );
}

function useDistrictMap() {
  const [DistrictMap, setMap] = useState<typeof MapComponent>();
  const [tries, setTries] = useState(0);
  const [failedAt, setFailedAt] = useState<number>();

  useEffect(() => {
    import('./map/district-map.tsx').then(
      (module) => setMap(() => module.DistrictMap),
      () => setFailedAt(tries),
    );
  }, [tries]);

  return { DistrictMap, hasFailed: failedAt === tries && !DistrictMap, retry: () => setTries(tries + 1) };
}
