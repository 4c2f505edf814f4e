import type { Endpoint } from './endpoint.ts';
import { storeEventEndpoints } from './live/store-events.ts';
import { menuEndpoints } from './menu/menu.endpoints.ts';
import { orderPaymentEndpoints } from './orders/order-payments.endpoints.ts';
import { orderEndpoints } from './orders/orders.endpoints.ts';
import { profileEndpoints } from './profile/profile.endpoints.ts';
import { recoveryEndpoints } from './recovery/recovery.endpoints.ts';
import { salesEndpoints } from './sales/sales.endpoints.ts';
import { signInEndpoints } from './sign-in/sign-in.endpoints.ts';
import { signUpEndpoints } from './sign-up/sign-up.endpoints.ts';
import { storeSettingEndpoints } from './store-settings/store-settings.endpoints.ts';
import { storeEndpoints } from './stores/stores.endpoints.ts';
import { termsEndpoints } from './terms/terms.endpoints.ts';
import { verificationEndpoints } from './verification/verification.endpoints.ts';

/** Every call by its feature, in the reading order of the features. */
export const endpointsByFeature: Readonly<Record<string, readonly Endpoint[]>> = {
  terms: termsEndpoints,
  verification: verificationEndpoints,
  'sign-in': signInEndpoints,
  'sign-up': signUpEndpoints,
  recovery: recoveryEndpoints,
  stores: storeEndpoints,
  'store-settings': storeSettingEndpoints,
  profile: profileEndpoints,
  menu: menuEndpoints,
  orders: [...orderPaymentEndpoints, ...orderEndpoints],
  live: storeEventEndpoints,
  sales: salesEndpoints,
};

/** Every call of the product. */
export const endpoints: readonly Endpoint[] = Object.values(endpointsByFeature).flat();
