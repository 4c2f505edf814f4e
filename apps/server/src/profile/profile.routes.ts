import * as wire from '@maru/contract/profile/profile.endpoints.ts';
import { route } from '#server/http/route.ts';
import { getProfile } from './get-profile.ts';

export const profileRoutes = [route(wire.getProfile, getProfile)];
