import * as wire from '@maru/contract/place/place.endpoints.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import { route } from '#server/http/route.ts';
import { getPlace } from './editing/get-place.ts';
import { publishPlace } from './editing/publish-place.ts';
import { updatePlaceBy } from './editing/update-place.ts';
import { withdrawPlace } from './editing/withdraw-place.ts';
import { changePlaceSlug } from './slugs/change-place-slug.ts';

export function placeRoutes({ admitFile }: { admitFile: AdmitFile }) {
  return [
    route(wire.getPlace, getPlace),
    route(wire.updatePlace, updatePlaceBy(admitFile)),
    route(wire.publishPlace, publishPlace),
    route(wire.withdrawPlace, withdrawPlace),
    route(wire.changePlaceSlug, changePlaceSlug),
  ];
}
