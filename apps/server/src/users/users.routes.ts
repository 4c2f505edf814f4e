import * as wire from '@maru/contract/users/users.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { getAllUsers } from './finding/get-all-users.ts';
import { searchUsers } from './finding/search-users.ts';
import { type FlagParts, setUserFlagsBy } from './flags/set-user-flags.ts';
import { getUser } from './one/get-user.ts';
import { listUserConsents } from './one/list-user-consents.ts';
import { unmaskUserBy } from './one/unmask-user.ts';

export const userRoutes = (parts: HubMailParts & FlagParts) => [
  route(wire.searchUsers, searchUsers),
  route(wire.getAllUsers, getAllUsers),
  route(wire.getUser, getUser),
  route(wire.setUserFlags, setUserFlagsBy(parts)),
  route(wire.unmaskUser, unmaskUserBy(parts)),
  route(wire.listUserConsents, listUserConsents),
];
