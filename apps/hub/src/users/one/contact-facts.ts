import type { UserWords } from '#hub/users/use-user-words.ts';
import type { User } from '#hub/users/users.api.ts';

/** Name, addresses and numbers, as rows of facts. */
export function contactFacts(user: User, t: UserWords['t']) {
  const { name, email, phonenumber, phonenumberCountryCode, newEmail, newPhonenumber } = user;
  return [
    { label: t('facts.name'), value: name },
    { label: t('facts.email'), value: email },
    { label: t('facts.newEmail'), value: newEmail ?? t('missing.pending') },
    { label: t('facts.phonenumber'), value: phonenumber ?? t('missing.phone') },
    {
      label: t('facts.phonenumberCountryCode'),
      value: phonenumberCountryCode === null ? t('missing.phone') : `+${phonenumberCountryCode}`,
    },
    { label: t('facts.newPhonenumber'), value: newPhonenumber ?? t('missing.pending') },
  ];
}
