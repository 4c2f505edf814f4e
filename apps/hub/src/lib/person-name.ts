import i18next from 'i18next';

/**
 * The name of a person as screens show it. A deleted account has an empty name and gets a fixed text; null
 * means nobody.
 */
export function personName<Name extends string | null>(name: Name): Name | string {
  return name === '' ? i18next.t('app:deletedPerson') : name;
}
