import * as wire from '@maru/contract/terms/terms.endpoints.ts';
import { route } from '#server/http/route.ts';
import { agreeToTerms } from './agree-to-terms.ts';
import { getOwnTerms } from './get-own-terms.ts';
import { getTermsAndConditions } from './get-terms-and-conditions.ts';

export const termsRoutes = [
  route(wire.getTermsAndConditions, getTermsAndConditions),
  route(wire.getOwnTerms, getOwnTerms),
  route(wire.agreeToTerms, agreeToTerms),
];
