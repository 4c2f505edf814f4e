import { type FormStep, formSteps } from './form-steps.ts';

export type NewStoreAddress = {
  /** Left out, the first. */
  step?: FormStep;
  /** The store that was opened: the last page of the way. */
  opened?: string;
  image?: 'lost';
};

/** Reads the address; what it does not know is the beginning. */
export function newStoreAddress(search: Record<string, unknown>): NewStoreAddress {
  const { opened, image } = search;
  const step = formSteps.find((known) => known === search.step);
  return {
    ...(step ? { step } : {}),
    ...(typeof opened === 'string' ? { opened } : {}),
    ...(image === 'lost' ? { image } : {}),
  };
}
