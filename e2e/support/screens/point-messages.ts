import type { PointMessageKind, TemplatePurpose } from '@maru/contract/points/point-messages.ts';
import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/**
 * The messages that customers get about their points, their channel and templates, and those that were sent.
 */
export function pointMessagesOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) =>
    t(`hub/points/messages/point-messages:${key}`, values);
  const history = page.getByRole('region', { name: own('history.title') });
  const dropdown = (label: string) => page.getByRole('combobox', { name: label, exact: true });

  return {
    heading: page.getByRole('heading', { name: own('title'), level: 1 }),
    nothing: page.getByText(own('kinds.none')),
    /** The accessible name includes the description. */
    kind: (kind: PointMessageKind) =>
      page.getByRole('switch', { name: new RegExp(`^${RegExp.escape(own(`kinds.${kind}.name`))} `) }),
    channel: dropdown(own('channel.label')),
    template: (purpose: TemplatePurpose) =>
      dropdown(own('template.label', { purpose: own(`purposes.${purpose}`) })),
    option: (name: string) => page.getByRole('option', { name }),
    cannot: (name: string, why: string) => own('template.cannot', { name, why: own(`template.why.${why}`) }),
    preview: page.getByRole('region', { name: own('preview.title') }),
    templates: page.getByRole('region', { name: own('templates.title') }),
    save: page.getByRole('button', { name: t('hub/lib/forms/forms:save'), exact: true }),
    saved: page.getByText(t('hub/lib/forms/forms:saved')),
    sent: history.getByRole('listitem'),
    outcome: (outcome: 'DELIVERED') => own(`history.outcomes.${outcome}`),
  };
}

/** The admins' list of point settings, channels and templates. */
export function adminPointsOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Record<string, string>) =>
    t(`hub/points/admin/admin-points:${key}`, values);
  type View = 'STORES' | 'CHANNELS' | 'TEMPLATES';

  return {
    table: (view: View) => page.getByRole('table', { name: own(`views.${view}`) }),
    view: (view: View) => page.getByRole('radio', { name: own(`views.${view}`), exact: true }),
    search: page.getByLabel(own('search.STORES'), { exact: true }),
    noneFound: page.getByText(own('noneFoundText')),
    storeOf: (name: string) =>
      page.getByRole('table', { name: own('views.STORES') }).getByRole('link', { name }),
    anyStore: page.getByRole('table', { name: own('views.STORES') }).getByRole('link'),
    rate: page.getByLabel(t('hub/points:setting.rate'), { exact: true }),
    connect: page.getByRole('button', { name: own('connect'), exact: true }),
    dialog: page.getByRole('dialog'),
    channel: page.getByRole('dialog').getByRole('combobox', { name: own('dialog.channel') }),
    save: page.getByRole('dialog').getByRole('button', { name: own('dialog.save'), exact: true }),
    done: (store: string) => page.getByText(own('dialog.done', { name: store })),
  };
}
