import { Button } from '@mantine/core';
import { TextInput } from '@maru/ui/fields/text-input.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#hub/lib/forms/field-error.tsx';
import type { AddressValue, FoundAddress } from './address-value.ts';
import { ApproximateNote } from './approximate-note.tsx';
import styles from './chosen-address.module.css';
import { PinNote } from './pin-note.tsx';
import { StoreMap } from './store-map.tsx';

type MapPoint = { lat: number; lng: number };
type Written = Pick<AddressValue, 'address' | 'addressDetail' | 'zonecode'>;

type ChosenAddressProps = Written & {
  point: MapPoint | null;
  isApproximate: boolean;
  errors: Partial<Record<keyof AddressValue, string | undefined>>;
  isReadOnly: boolean;
  /** The field that gets the focus, since the pressed button is gone. */
  firstFocus: 'address' | 'addressDetail' | undefined;
  onWrite: (change: Partial<Written>) => void;
  onMove: (point: MapPoint) => void;
  onChoose: (found: FoundAddress) => void;
  onSearchAgain: () => void;
};

/** The chosen address with its detail and its pin. */
export function ChosenAddress(props: ChosenAddressProps) {
  const { address, addressDetail, zonecode, point, errors, isReadOnly, firstFocus } = props;
  const { isApproximate, onWrite, onMove, onChoose, onSearchAgain } = props;
  const { t } = useTranslation('address');
  // Whether a person changed the address or the pin. Until then they match.
  const [isTouched, setIsTouched] = useState(firstFocus === 'address');
  const field = useRef<HTMLInputElement>(null);
  // An address without a position counts as missing. The error then asks for the pin.
  const lacksPin = point === null;
  const asksForPin = address.trim() !== '' && (isApproximate || lacksPin);
  const pinError =
    asksForPin && errors.address ? t(isApproximate ? 'pin.unanswered' : 'pin.missing') : undefined;
  const placeError = errors.lat ?? errors.lng ?? pinError;

  const write = (text: string) => {
    setIsTouched(true);
    // The postcode belongs to the address it was found with.
    onWrite({ address: text, zonecode: null });
  };
  const move = (to: MapPoint) => {
    setIsTouched(true);
    onMove(to);
  };

  return (
    <div className={styles.chosen}>
      <div className={styles.line}>
        <TextInput
          name="address"
          label={t('address')}
          {...(zonecode === null ? {} : { description: t('zonecode', { zonecode }) })}
          autoComplete="street-address"
          maxLength={isReadOnly ? undefined : 200}
          readOnly={isReadOnly}
          autoFocus={firstFocus === 'address'}
          ref={field}
          value={address}
          onChange={write}
          error={asksForPin ? undefined : errors.address}
        />
        {!isReadOnly && (
          <Button className={styles.again ?? ''} onClick={onSearchAgain}>
            {t('search.again')}
          </Button>
        )}
      </div>
      <TextInput
        name="addressDetail"
        label={t('detail')}
        {...(isReadOnly ? {} : { description: t('detailHint') })}
        autoComplete="off"
        maxLength={isReadOnly ? undefined : 100}
        readOnly={isReadOnly}
        autoFocus={firstFocus === 'addressDetail'}
        value={addressDetail}
        onChange={(text) => onWrite({ addressDetail: text })}
        error={errors.addressDetail}
      />
      {point && isApproximate && !isReadOnly && (
        <ApproximateNote
          onConfirm={() => {
            onMove(point);
            field.current?.focus();
          }}
        />
      )}
      {placeError !== undefined && <FieldError>{placeError}</FieldError>}
      <StoreMap
        lat={point?.lat ?? null}
        lng={point?.lng ?? null}
        isEditable={!isReadOnly}
        onMove={move}
        label={t('pin.name')}
      />
      {point && isTouched && !isReadOnly && (
        <PinNote
          address={address}
          point={point}
          onTake={(found) => onChoose({ ...found, isApproximate })}
          onDone={() => field.current?.focus()}
        />
      )}
    </div>
  );
}
