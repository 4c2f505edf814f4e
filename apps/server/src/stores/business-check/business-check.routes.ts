import * as wire from '@maru/contract/stores/admin-stores.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { BusinessRegistry } from '#server/providers/business/business-registry.ts';
import { checkBusinessBy } from './check-business.ts';
import { getBusinessCheck } from './get-business-check.ts';

export const businessCheckRoutes = (registry: BusinessRegistry | undefined) => [
  route(wire.getBusinessCheck, getBusinessCheck),
  route(wire.checkBusiness, checkBusinessBy(registry)),
];
