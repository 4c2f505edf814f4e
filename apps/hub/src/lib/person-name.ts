import i18next from 'i18next';

/** The name of a person, as screens show it: who has left Maru has none. Null is nobody. */
export function personName<Name extends string | null>(name: Name): Name | string {
  return name === '' ? i18next.t('app:deletedPerson') : name;
}
