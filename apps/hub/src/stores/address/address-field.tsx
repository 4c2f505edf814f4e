import { useState } from 'react';
import { AddressSearchBox } from './address-search-box.tsx';
import { type AddressValue, asValue, type FoundAddress, withPin } from './address-value.ts';
import { ChosenAddress } from './chosen-address.tsx';

/** An address typed by hand, without a position on the map yet. */
export type TypedAddress = { address: string; addressDetail: string };

export type AddressFieldProps = {
  value: AddressValue | null;
  /** Called with null if there is no address, or one without a position. */
  onChange: (value: AddressValue | null) => void;
  /** An earlier address typed by hand, for callers that keep it. */
  typed?: TypedAddress | null;
  onType?: (typed: TypedAddress | null) => void;
  errors?: Partial<Record<keyof AddressValue, string | undefined>>;
  /** Shows the address without editing. */
  isReadOnly?: boolean;
};

/**
 * Address of a store: search, choose, adjust the pin. Its texts are the namespace `address`, which the page's route
 * must load.
 */
export function AddressField(props: AddressFieldProps) {
  const { value, onChange, typed = null, onType, errors = {}, isReadOnly = false } = props;
  const [byHand, setByHand] = useState(typed);
  const [isSearching, setIsSearching] = useState(false);
  const [firstFocus, setFirstFocus] = useState<'address' | 'addressDetail'>();
  const written = value ?? byHand;

  const type = (next: TypedAddress | null) => {
    setByHand(next);
    onType?.(next);
  };
  const choose = (found: FoundAddress) => {
    type(null);
    setFirstFocus('addressDetail');
    setIsSearching(false);
    onChange(asValue(found, written?.addressDetail ?? ''));
  };
  const enterByHand = (address: string) => {
    setFirstFocus('address');
    setIsSearching(false);
    type({ address, addressDetail: written?.addressDetail ?? '' });
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
      isApproximate={value?.isApproximate ?? false}
      point={value ? { lat: value.lat, lng: value.lng } : null}
      errors={errors}
      isReadOnly={isReadOnly}
      firstFocus={firstFocus}
      onWrite={(change) =>
        value
          ? onChange({ ...value, ...change })
          : type({ address: '', addressDetail: '', ...byHand, ...change })
      }
      onMove={({ lat, lng }) =>
        onChange(
          withPin({ address: '', addressDetail: '', zonecode: null, lat, lng, ...written }, { lat, lng }),
        )
      }
      onChoose={choose}
      onSearchAgain={() => setIsSearching(true)}
    />
  );
}
