import * as wire from '@maru/contract/stores/registration-changes.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import type { BusinessRegistry } from '#server/providers/business/business-registry.ts';
import { checkRegistrationChangeBy } from './check-registration-change.ts';
import { decideRegistrationChangeBy } from './decide-registration-change.ts';
import { getRegistrationChange } from './get-registration-change.ts';
import { listRegistrationChanges } from './list-registration-changes.ts';
import { withdrawRegistrationChange } from './withdraw-registration-change.ts';

type Parts = HubMailParts & { registry: BusinessRegistry | undefined };

export const registrationChangeRoutes = ({ registry, ...parts }: Parts) => [
  route(wire.listRegistrationChanges, listRegistrationChanges),
  route(wire.getRegistrationChange, getRegistrationChange),
  route(wire.decideRegistrationChange, decideRegistrationChangeBy(parts)),
  route(wire.checkRegistrationChange, checkRegistrationChangeBy(registry)),
  route(wire.withdrawRegistrationChange, withdrawRegistrationChange),
];
