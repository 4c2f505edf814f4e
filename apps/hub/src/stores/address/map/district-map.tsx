import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './district-map.module.css';
import { type Outline, readOutlines } from './outlines.ts';
import type { MapPoint, Step } from './pin.ts';
import { useOpenMap } from './use-open-map.ts';
import { usePin } from './use-pin.ts';
import { useTaps } from './use-taps.ts';

type DistrictMapProps = {
  point: MapPoint | null;
  isEditable: boolean;
  onMove?: (point: MapPoint) => void;
  label: string;
};

export function DistrictMap(props: DistrictMapProps) {
  const { t } = useTranslation('address');
  const box = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { outlines, hasFailed, retry } = useOutlines();
  const move = (point: MapPoint, step?: Step) => {
    setAnnouncement(
      step ? t('pin.moved', { direction: t(`pin.${step.direction}`), metres: step.metres }) : '',
    );
    props.onMove?.(point);
  };
  const map = useOpenMap(box, outlines, {
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    source: t('map.source'),
  });
  usePin(map, { ...props, onMove: move });
  useTaps(map, props.isEditable, move);

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: not a group of fields; Leaflet makes the map focusable */}
      <div ref={box} role="group" aria-label={props.label} className={styles.map} />
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          <p>{t('map.failed')}</p>
          <Button onClick={retry}>{t('map.retry')}</Button>
        </div>
      )}
      <p className="heard-only" role="status">
        {announcement}
      </p>
    </div>
  );
}

function useOutlines() {
  const [outlines, setOutlines] = useState<readonly Outline[]>();
  const [tries, setTries] = useState(0);
  const [failedAt, setFailedAt] = useState<number>();

  useEffect(() => {
    readOutlines().then(setOutlines, () => setFailedAt(tries));
  }, [tries]);

  return { outlines, hasFailed: failedAt === tries && !outlines, retry: () => setTries(tries + 1) };
}
