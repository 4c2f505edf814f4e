import * as wire from '@maru/contract/store-access/store-access.endpoints.ts';
import { route } from '#server/http/route.ts';
import { getAccessControl } from './get-access-control.ts';
import { listAccessOf } from './list-access-of.ts';
import { listOwnAccess } from './list-own-access.ts';
import { type RegisterParts, registerStoreWith } from './register-store.ts';
import type { MailParts } from './tell-access-changed.ts';
import { updateAccessControlBy } from './update-access-control.ts';

export function storeAccessRoutes(parts: MailParts & RegisterParts) {
  return [
    route(wire.registerStore, registerStoreWith(parts)),
    route(wire.getAccessControl, getAccessControl),
    route(wire.updateAccessControl, updateAccessControlBy(parts)),
    route(wire.listOwnAccess, listOwnAccess),
    route(wire.listAccessOf, listAccessOf),
  ];
}
