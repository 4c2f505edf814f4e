import * as wire from '@maru/contract/terms/terms.endpoints.ts';
import { route } from '#server/http/route.ts';
import { getTermsAndConditions } from './get-terms-and-conditions.ts';

export const termsRoutes = [route(wire.getTermsAndConditions, getTermsAndConditions)];
