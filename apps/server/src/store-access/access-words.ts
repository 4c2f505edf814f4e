import type { Language } from '@maru/contract/language.ts';
import type { Membership } from '@maru/contract/store-access/rights.ts';
import en from './access-words.en.json' with { type: 'json' };
import ko from './access-words.ko.json' with { type: 'json' };

const words = { ko, en };

/** Role and rights of a member in words, for mails. */
export function accessWords({ role, rights }: Membership, language: Language) {
  const said = words[language];
  const listed = rights.map((right) => said.rights[right]).join(', ');
  return { role: said.role[role], rights: role === 'OWNER' ? said.everything : listed || said.nothing };
}
