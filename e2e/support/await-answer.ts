import type { Endpoint } from '@maru/contract/endpoint.ts';
import type { Page, Response } from '@playwright/test';

/**
 * Acts and waits for the endpoint's successful answer. An optimistic screen alone proves nothing, and leaving the page
 * early would abort the request.
 */
export async function awaitAnswer(
  page: Page,
  endpoint: Endpoint,
  act: () => Promise<unknown>,
): Promise<void> {
  await Promise.all([page.waitForResponse((response) => response.ok() && isOf(endpoint, response)), act()]);
}

function isOf({ path, method }: Endpoint, response: Response): boolean {
  const { pathname } = new URL(response.url());
  const pattern = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
    .join('/');
  return response.request().method() === method && new RegExp(`^${pattern}$`).test(pathname);
}
