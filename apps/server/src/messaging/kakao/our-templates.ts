import { type Language, languages } from '@maru/contract/language.ts';
import type { KakaoButton } from '#server/providers/kakao/kakao-provider.ts';
import en from './our-templates.en.json' with { type: 'json' };
import ko from './our-templates.ko.json' with { type: 'json' };

/** Our templates; their words are registered with Kakao exactly as the locale files have them. */
export type TemplateName = keyof typeof ko;
type Words = { content: string; button?: string };

const words: Record<Language, Record<TemplateName, Words>> = { ko, en };

/** What an act has to say for each. */
export const templateVariables = {
  ATU_UNLOCK: ['store', 'person', 'part', 'device'],
} as const satisfies Record<TemplateName, readonly string[]>;

/** One of our templates, and all that its words ask for. */
export type Worded = {
  [Name in TemplateName]: {
    template: Name;
    variables: Readonly<Record<(typeof templateVariables)[Name][number], string>>;
  };
}[TemplateName];

/** Stands in a button for the address that an act gives. */
export const linkVariable = 'link';

/** Under which a template is registered: SENS takes it as the code, Solapi makes one and has this as the name. */
export function templateCode(name: TemplateName, language: Language): string {
  return language === 'ko' ? name : `${name}_${language.toUpperCase()}`;
}

/** All of them as they are to be registered. */
export function templatesToRegister() {
  return languages.flatMap((language) =>
    (Object.keys(templateVariables) as TemplateName[]).map((name) => {
      const { content, button } = words[language][name];
      const link = `#{${linkVariable}}`;
      const buttons: KakaoButton[] = button
        ? [{ type: 'WL', name: button, linkMobile: link, linkPc: link }]
        : [];
      return { code: templateCode(name, language), content, buttons };
    }),
  );
}
