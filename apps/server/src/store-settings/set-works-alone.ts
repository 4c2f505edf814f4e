import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { setWorksAlone as wire } from '@maru/contract/store-settings/works-alone.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { keepChoice } from './keep-choice.ts';

/** Stores whether the owner works alone. */
export function setWorksAlone(context: StoreContext, { worksAlone }: ParsedInputOf<typeof wire>) {
  return keepChoice(context, { act: 'setWorksAlone', name: 'worksAlone', isSo: worksAlone });
}
