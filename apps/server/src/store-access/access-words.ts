import type { Language } from '@maru/contract/language.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';
import en from './access-words.en.json' with { type: 'json' };
import ko from './access-words.ko.json' with { type: 'json' };

const words = { ko, en };

/** Role and rights of a member in words, for mails. */
export function accessWords({ role, rights }: Membership, language: Language) {
  const texts = words[language];
  const listed = rights.map((right) => texts.rights[right]).join(', ');
  return { role: texts.role[role], rights: role === 'OWNER' ? texts.everything : listed || texts.nothing };
}
