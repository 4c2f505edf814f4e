import { Button } from '@mantine/core';
import type { Language } from '@maru/contract/language.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from './load-texts.ts';

const action = '/language';

type LanguageSwitchProps = {
  className: string | undefined;
  /** The path to return to after a form post, for a page that sends no referrer. */
  returnTo?: string;
};

/**
 * Changes the language without a reload. If there is no script, or if the texts fail to load, the form is
 * posted and the page reloads.
 */
export function LanguageSwitch({ className, returnTo }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('app');
  const other = t('language.otherCode') as Language;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const body = new URLSearchParams({ language: other });
    event.preventDefault();
    try {
      await changeLanguage(i18n, other);
      // Only the cookie in the response matters, not the redirect.
      await fetch(action, { method: 'POST', body, redirect: 'manual' });
    } catch {
      form.submit();
    }
  }

  return (
    <form
      className={className}
      method="post"
      action={action}
      aria-label={t('language.switch')}
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="language" value={other} />
      {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
      <Button type="submit" variant="subtle" size="sm" lang={other}>
        {t('language.other')}
      </Button>
    </form>
  );
}
