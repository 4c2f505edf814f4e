import type { Page } from '@playwright/test';
import { ko, type Words } from '../words.ts';

/** The first screen of a store, for members who may see sales. */
export function dashboardOn(page: Page, { t }: Words = ko) {
  const text = (key: string) => t(`hub/sales/dashboard/dashboard:${key}`);
  const steps = page.getByRole('region', { name: text('steps.title') });

  return {
    heading: page.getByRole('heading', { name: text('title'), level: 1 }),
    figures: page.getByRole('region', { name: text('today'), exact: true }),
    /** The bar of an hour. Screen readers have a table in its place. */
    bar: page.locator('.recharts-bar-rectangle').last(),
    bestItems: page.getByRole('region', { name: text('bestItems') }),
    steps,
    step: (name: 'menu' | 'tenders' | 'staff' | 'order') =>
      steps.getByRole('listitem').filter({ hasText: text(`steps.${name}`) }),
    done: text('steps.done'),
    /** Ticks a step without changing anything. */
    keep: (name: 'staff' | 'tenders') => steps.getByRole('button', { name: text(`steps.keep.${name}`) }),
    closed: page.getByText(text('locked.text')),
    unlock: page.getByRole('button', { name: text('locked.unlock') }),
    openOrders: page.getByRole('link', { name: text('open') }),
  };
}
