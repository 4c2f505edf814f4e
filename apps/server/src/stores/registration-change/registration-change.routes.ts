import * as wire from '@maru/contract/stores/registration-changes.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { decideRegistrationChangeBy } from './decide-registration-change.ts';
import { getRegistrationChange, listRegistrationChanges } from './list-registration-changes.ts';
import { withdrawRegistrationChange } from './withdraw-registration-change.ts';

export const registrationChangeRoutes = (parts: HubMailParts) => [
  route(wire.listRegistrationChanges, listRegistrationChanges),
  route(wire.getRegistrationChange, getRegistrationChange),
  route(wire.decideRegistrationChange, decideRegistrationChangeBy(parts)),
  route(wire.withdrawRegistrationChange, withdrawRegistrationChange),
];
