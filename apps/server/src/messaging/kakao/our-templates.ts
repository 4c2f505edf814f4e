import { type Language, languages } from '@maru/contract/language.ts';
import { purposeVariables } from '@maru/contract/points/point-messages.ts';
import type { KakaoButton } from '#server/providers/kakao/kakao-provider.ts';
import en from './our-templates.en.json' with { type: 'json' };
import ko from './our-templates.ko.json' with { type: 'json' };

/** Our templates. Kakao must have registered exactly the texts of the locale files. */
export type TemplateName = keyof typeof ko;
type Words = { content: string; button?: string };

const words: Record<Language, Record<TemplateName, Words>> = { ko, en };

/** Variables that an act must provide for each template. */
export const templateVariables = {
  ATU_UNLOCK: ['store', 'person', 'part', 'device'],
  STORE_PHONE_RESET: ['store'],
  POINT_EARNED: purposeVariables.EARNED,
  POINT_USED: purposeVariables.USED,
  POINT_CANCELLED: purposeVariables.CANCELLED,
  POINT_EXPIRING: purposeVariables.EXPIRING,
  REVENUE_SUMMARY: ['store', 'period', 'net', 'orders', 'comparison'],
} as const satisfies Record<TemplateName, readonly string[]>;

/** One of our templates with the variables of its text. */
export type Worded = {
  [Name in TemplateName]: {
    template: Name;
    variables: Readonly<Record<(typeof templateVariables)[Name][number], string>>;
  };
}[TemplateName];

/** Placeholder in a button for the link that an act provides. */
export const linkVariable = 'link';

/**
 * The name under which a template is registered: for SENS its code; Solapi generates a code and uses this as the name.
 */
export function templateCode(name: TemplateName, language: Language): string {
  return language === 'ko' ? name : `${name}_${language.toUpperCase()}`;
}

/** All templates in the form in which they must be registered. */
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
