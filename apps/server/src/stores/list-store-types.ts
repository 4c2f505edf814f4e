import { storeTypes } from '@maru/contract/stores/store-type.ts';
import en from './list-store-types.en.json' with { type: 'json' };
import ko from './list-store-types.ko.json' with { type: 'json' };

/** In display order. */
export async function listStoreTypes() {
  return storeTypes.map((code) => ({ code, ko: ko[code], en: en[code] }));
}
