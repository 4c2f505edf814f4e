import { countCharacters } from '@maru/ui/fields/graphemes.ts';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function for the error of a text with more user-perceived characters than `most`. As on the
 * server, surrounding spaces do not count.
 */
export function useTooLong() {
  const { t } = useTranslation('forms');
  return (text: string, most: number): string | undefined => {
    const count = countCharacters(text.trim()) - most;
    return count > 0 ? t('tooLong', { count, most }) : undefined;
  };
}
