import type { PlaceRenderer } from '@maru/contract/place/rendered-place.ts';

/** Store pages whose text is the data that the server gave them, so that nothing has to be built. */
export const plainPlace: PlaceRenderer = {
  styles: 'h1 { margin: 0 }',
  renderPlace: (page, at) => JSON.stringify({ ...page, ...at }),
  renderNoPlace: (language, reason) => JSON.stringify({ language, reason }),
};
