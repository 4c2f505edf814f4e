import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

type Values = Record<string, string | number>;

/** What Maru is, and the form to ask. */
export function aboutOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Values) => t(`hub/inquiries/about:${key}`, values);
  const field = (name: string) => page.getByRole('textbox', { name: own(`form.${name}`) });

  return {
    heading: page.getByRole('heading', { name: own('title'), level: 1 }),
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    extension: field('extension'),
    content: field('content'),
    all: page.getByRole('checkbox', { name: t('hub/terms:list.all') }),
    read: page.getByRole('button', { name: t('hub/terms:list.openOf', { title: '' }).trim() }),
    send: page.getByRole('button', { name: own('form.send') }),
    problem: (key: string) => page.getByText(own(`problems.${key}`)),
    sent: page.getByRole('heading', { name: own('sent.title') }),
  };
}

/** The admins' list of inquiries and the page of one. */
export function inquiriesOn(page: Page, { t }: Words = ko) {
  const own = (key: string, values?: Values) => t(`hub/inquiries/admin/admin-inquiries:${key}`, values);
  const button = (key: string) => page.getByRole('button', { name: own(key), exact: true });

  return {
    heading: page.getByRole('heading', { name: own('title'), level: 1, exact: true }),
    search: page.getByLabel(own('search'), { exact: true }),
    noneFound: page.getByText(own('noneFoundText')),
    rows: page.getByRole('table', { name: own('title') }).getByRole('link'),
    row: (name: string) => page.getByRole('table', { name: own('title') }).getByRole('link', { name }),
    view: (view: 'WAITING' | 'OVERDUE' | 'ANSWERED' | 'CLOSED' | 'ALL') =>
      page.getByRole('radio', { name: own(`views.${view}`), exact: true }),
    take: button('taken.take'),
    giveBack: button('taken.giveBack'),
    answer: page.getByRole('textbox', { name: own('answer.label') }),
    send: button('answer.send'),
    tooLong: (most: number) =>
      page.getByText(t('hub/lib/forms/forms:tooLong', { most: most.toLocaleString(), count: 1 })),
    wasSent: page.getByText(own('answer.sent')),
    note: page.getByRole('textbox', { name: own('notes.label') }),
    addNote: button('notes.add'),
    choose: (name: string) => page.getByRole('checkbox', { name: own('choose.one', { name }), exact: true }),
    close: button('close.open'),
    closeChosen: (count: number) =>
      page.getByRole('button', { name: own('close.openMany', { count }), exact: true }),
    closeReason: (reason: 'SPAM' | 'DUPLICATE' | 'OTHER') =>
      page.getByRole('radio', { name: own(`close.reasons.${reason}`), exact: true }),
    closeNow: page.getByRole('dialog').getByRole('button', { name: own('close.act'), exact: true }),
    closed: (count: number) => page.getByText(own('close.done', { count })),
    undoClosing: page.getByRole('button', { name: own('close.undo'), exact: true }),
    reopen: button('closed.reopen'),
    unmask: button('unmask.open'),
    reason: (usual: 'CONTACT' | 'CHECK') =>
      page.getByRole('dialog').getByText(own(`unmask.reasons.${usual}`)),
    look: page.getByRole('dialog').getByRole('button', { name: own('unmask.act'), exact: true }),
    dialog: page.getByRole('dialog'),
    delivery: (delivery: 'QUEUED' | 'SENT') => page.getByText(own(`deliveries.${delivery}`), { exact: true }),
  };
}
