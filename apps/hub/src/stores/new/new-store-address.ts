import { type FormStep, formSteps } from './form-steps.ts';

export type NewStoreAddress = {
  /** Missing for the first step. */
  step?: FormStep;
  /** Id of the opened store. Shows the last page. */
  opened?: string;
  image?: 'lost';
};

/** Parses untrusted search parameters. Without a valid step it is the first. */
export function newStoreAddress(search: Record<string, unknown>): NewStoreAddress {
  const { opened, image } = search;
  const step = formSteps.find((known) => known === search.step);
  return {
    ...(step ? { step } : {}),
    ...(typeof opened === 'string' ? { opened } : {}),
    ...(image === 'lost' ? { image } : {}),
  };
}
