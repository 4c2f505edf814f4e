import type { Language } from '@maru/contract/language.ts';
import en from './kakao-templates.en.json' with { type: 'json' };
import ko from './kakao-templates.ko.json' with { type: 'json' };

/** Our templates; their words are registered with Kakao exactly as the locale files have them. */
export type TemplateName = keyof typeof ko;

/** What an act has to say for each. */
export const templateVariables: Readonly<Record<TemplateName, readonly string[]>> = {
  ATU_UNLOCK: ['store', 'person', 'part', 'device'],
};

export const templateWords: Readonly<Record<Language, typeof ko>> = { ko, en };
