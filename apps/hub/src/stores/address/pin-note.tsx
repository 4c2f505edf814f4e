import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffer } from './address.api.ts';
import type { FoundAddress } from './address-value.ts';
import styles from './pin-note.module.css';

type PinNoteProps = {
  address: string;
  point: { lat: number; lng: number };
  onTake: (found: FoundAddress) => void;
  /** Called after an answer, which removes the question. */
  onDone: () => void;
};

const pauseMilliseconds = 500;

/** Offers the address at the pin, if that is in another district than the written one. */
export function PinNote({ address, point, onTake, onDone }: PinNoteProps) {
  const { t } = useTranslation('address');
  const [settled] = useDebouncedValue(`${point.lat.toFixed(5)} ${point.lng.toFixed(5)}`, pauseMilliseconds);
  const [written] = useDebouncedValue(address.trim(), pauseMilliseconds);
  const [kept, setKept] = useState<string>();
  const offer = useOffer(written, settled);

  const take = () => {
    if (offer) onTake({ ...offer, ...point });
    onDone();
  };
  const keep = () => {
    setKept(offer?.regionCode);
    onDone();
  };

  return (
    <div role="status">
      {offer && kept !== offer.regionCode && (
        <div className={styles.note}>
          <p className={styles.words}>{t('pin.elsewhere', { address: offer.roadAddress })}</p>
          <Button onClick={take}>{t('pin.take')}</Button>
          <Button variant="subtle" onClick={keep}>
            {t('pin.keep')}
          </Button>
        </div>
      )}
    </div>
  );
}
