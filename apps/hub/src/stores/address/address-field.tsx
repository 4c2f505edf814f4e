import { useState } from 'react';
import { AddressSearchBox } from './address-search-box.tsx';
import { type AddressValue, asValue, type FoundAddress } from './address-value.ts';
import { ChosenAddress } from './chosen-address.tsx';

export type AddressFieldProps = {
  value: AddressValue | null;
  /** Null while there is an address without a place on the map, or none at all. */
  onChange: (value: AddressValue | null) => void;
  errors?: Partial<Record<keyof AddressValue, string | undefined>>;
  /** Shows it, and lets nothing be changed. */
  isReadOnly?: boolean;
};

/**
 * Where a store is: search, choose, put the pin on the spot. Its texts are the namespace `address`, which the route of
 * the page loads.
 */
export function AddressField({ value, onChange, errors = {}, isReadOnly = false }: AddressFieldProps) {
  // Typed by hand, before a place on the map is chosen.
  const [byHand, setByHand] = useState<{ address: string; addressDetail: string }>();
  const [isSearching, setIsSearching] = useState(false);
  const [firstFocus, setFirstFocus] = useState<'address' | 'addressDetail'>();
  const written = value ?? byHand;

  const choose = (found: FoundAddress) => {
    setByHand(undefined);
    setFirstFocus('addressDetail');
    setIsSearching(false);
    onChange(asValue(found, written?.addressDetail ?? ''));
  };
  const enterByHand = (address: string) => {
    setFirstFocus('address');
    setIsSearching(false);
    setByHand({ address, addressDetail: written?.addressDetail ?? '' });
    onChange(null);
  };

  const goBack = () => {
    setFirstFocus('address');
    setIsSearching(false);
  };

  if ((!written || isSearching) && !isReadOnly)
    return (
      <AddressSearchBox
        error={errors.address ?? errors.lat ?? errors.lng}
        onChoose={choose}
        onByHand={enterByHand}
        {...(written ? { onBack: goBack } : {})}
      />
    );
  return (
    <ChosenAddress
      address={written?.address ?? ''}
      addressDetail={written?.addressDetail ?? ''}
      zonecode={value?.zonecode ?? null}
      place={value ? { lat: value.lat, lng: value.lng } : null}
      errors={errors}
      isReadOnly={isReadOnly}
      firstFocus={firstFocus}
      onWrite={(change) =>
        value
          ? onChange({ ...value, ...change })
          : setByHand({ address: '', addressDetail: '', ...byHand, ...change })
      }
      onMove={({ lat, lng }) =>
        onChange({ address: '', addressDetail: '', zonecode: null, ...written, lat, lng })
      }
      onChoose={choose}
      onSearchAgain={() => setIsSearching(true)}
    />
  );
}
