import { useTranslation } from 'react-i18next';

/** Formats the day of an instant in Seoul, as terms name it. */
export function useDays(): (instant: string) => string {
  const { i18n } = useTranslation('terms');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  return (instant) => day.format(new Date(instant));
}
