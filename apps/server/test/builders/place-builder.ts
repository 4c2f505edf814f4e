import type { InputOf } from '@maru/contract/endpoint.ts';
import * as wire from '@maru/contract/place/place.endpoints.ts';
import type { Caller, Server } from '../open-shop.ts';

export type PlaceSaid = Partial<Omit<InputOf<typeof wire.updatePlace>, 'storeId' | 'version'>>;

/** A page without content. */
export const blankPlace = {
  ...{ nameEn: null, description: '', descriptionEn: null, breaktime: '', breaktimeEn: null },
  ...{ hashtags: [], photos: [], links: [] },
};

/** The page of a store, edited by its calls. */
export function placeBuilder({ call }: Pick<Server, 'call'>) {
  return function placeOf(storeId: string, as: Caller) {
    const read = async () => (await call(wire.getPlace, { storeId }, as)).response;
    const version = async () => (await read()).version;
    const update = async (said: PlaceSaid = {}, over: { version?: number; as?: Caller } = {}) =>
      call(
        wire.updatePlace,
        { storeId, version: over.version ?? (await version()), ...blankPlace, ...said },
        over.as ?? as,
      );
    const publish = async () => call(wire.publishPlace, { storeId, version: await version() }, as);
    const withdraw = async () => call(wire.withdrawPlace, { storeId, version: await version() }, as);
    const changeSlug = async (slug: string) =>
      call(wire.changePlaceSlug, { storeId, version: await version(), slug }, as);
    return { storeId, read, update, publish, withdraw, changeSlug };
  };
}
