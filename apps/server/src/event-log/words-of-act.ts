import type { Language } from '@maru/contract/language.ts';
import en from './acts.en.json' with { type: 'json' };
import ko from './acts.ko.json' with { type: 'json' };

const words: Record<Language, Readonly<Record<string, string>>> = { ko, en };

/** The present names of acts by their former names, which older rows of the trails contain. */
const formerActs: Readonly<Record<string, string>> = {
  getCustomer: 'unmaskCustomer',
  getInquiry: 'unmaskInquiry',
  getLoggedEntry: 'unmaskLoggedEntry',
};

/** Every name that an act has in the trails. */
export const actsInTrails: readonly string[] = [...Object.keys(ko), ...Object.keys(formerActs)];

export function presentNameOf(act: string): string {
  return formerActs[act] ?? act;
}

/** The label of an act. An act that only an earlier version had is shown by its name. */
export function wordsOfAct(act: string, language: Language): string {
  return words[language][presentNameOf(act)] ?? act;
}
