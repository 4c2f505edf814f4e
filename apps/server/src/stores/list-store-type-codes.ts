import { storeTypes } from '@maru/contract/stores/store-type.ts';
import en from './list-store-type-codes.en.json' with { type: 'json' };
import ko from './list-store-type-codes.ko.json' with { type: 'json' };

/** In display order. */
export async function listStoreTypes() {
  return storeTypes.map((code) => ({ code, ko: ko[code], en: en[code] }));
}
