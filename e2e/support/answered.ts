import type { Endpoint } from '@maru/contract/endpoint.ts';
import type { Page, Response } from '@playwright/test';

/**
 * Does something and resolves once the server has done it too: a screen that shows it ahead of the answer proves nothing,
 * and what is left before takes its request with it.
 */
export async function answered(page: Page, endpoint: Endpoint, act: () => Promise<unknown>): Promise<void> {
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
