import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

type Values = Record<string, string | number>;
export type Flag = 'accountNonLocked' | 'accountNonExpired' | 'credentialsNonExpired';

/** The admins' list of users and the page of one. */
export function usersOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Values) => t(`hub/users/admin-users:${key}`, values);
  const button = (key: string) => page.getByRole('button', { name: own(key), exact: true });
  const table = page.getByRole('table', { name: own('title') });
  const dialog = page.getByRole('dialog');
  const inDialog = (key: string) => dialog.getByRole('button', { name: own(key), exact: true });

  return {
    search: page.getByLabel(own('search'), { exact: true }),
    rowsOfPage: page.getByRole('combobox', { name: own('rows') }),
    choice: (count: number) => page.getByRole('option', { name: own('rowsOf', { count }), exact: true }),
    noneFound: page.getByText(own('noneFoundText')),
    rows: table.getByRole('link'),
    row: (name: string) => table.getByRole('link', { name }),
    card: (key: string) => page.getByRole('region', { name: own(key), exact: true }),
    access: page.getByRole('region', { name: t('hub/stores/admin/admin:access.ofUser'), exact: true }),
    /** An act in the event log of the account. */
    logged: (act: string) =>
      page
        .getByRole('region', { name: t('hub/stores/admin/admin:log.title'), exact: true })
        .getByText(t(`server/event-log/acts:${act}`)),
    fact: (text: string) => page.getByRole('definition').filter({ hasText: text }),
    lower: (flag: Flag) => button(`flags.lower.${flag}`),
    raise: (flag: Flag) => button(`flags.raise.${flag}`),
    reason: (key: string) => dialog.getByText(own(key), { exact: true }),
    confirmLower: (flag: Flag) => inDialog(`flags.lower.${flag}`),
    confirmRaise: (flag: Flag) => inDialog(`flags.raise.${flag}`),
    done: (act: 'lower' | 'raise', flag: Flag) => page.getByText(own(`flags.done.${act}.${flag}`)),
    change: (name: string, reason: string) => page.getByText(name).filter({ hasText: reason }),
    resetMail: button('resetMail.open'),
    sendMail: inDialog('resetMail.send'),
    signOut: page.getByRole('button', { name: own('sessions.endAll'), exact: true }),
    confirmSignOut: inDialog('sessions.end'),
    deletion: {
      open: page.getByRole('button', { name: t('hub/users/deleting/leaving:admin.open'), exact: true }),
      reason: (name: 'ASKED') => dialog.getByText(t(`hub/users/deleting/leaving:admin.reasons.${name}`)),
      confirm: dialog.getByRole('button', { name: t('hub/users/deleting/leaving:admin.act'), exact: true }),
      done: page.getByText(t('hub/users/deleting/leaving:admin.done')),
    },
    unmask: button('unmask.open'),
    look: inDialog('unmask.act'),
    dialog,
    text: own,
  };
}
