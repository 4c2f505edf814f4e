import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { setTendersChosen as wire } from '@maru/contract/store-settings/tenders-chosen.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { keepChoice } from './keep-choice.ts';

/**
 * Stores whether the accepted tenders are as they should be. Saving other tenders in the payment setting does this as
 * well.
 */
export function setTendersChosen(context: StoreContext, { tendersChosen }: ParsedInputOf<typeof wire>) {
  return keepChoice(context, { act: 'setTendersChosen', name: 'tendersChosen', isSo: tendersChosen });
}
