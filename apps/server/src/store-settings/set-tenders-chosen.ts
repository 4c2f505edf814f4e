import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { setTendersChosen as wire } from '@maru/contract/store-settings/tenders-chosen.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { keepChoice } from './keep-choice.ts';

/**
 * Stores whether the store has confirmed its accepted tenders. Saving other tenders in the payment setting confirms
 * them as well.
 */
export function setTendersChosen(context: StoreContext, { tendersChosen }: ParsedInputOf<typeof wire>) {
  return keepChoice(context, { act: 'setTendersChosen', name: 'tendersChosen', isSo: tendersChosen });
}
