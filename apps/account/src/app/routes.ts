import type { PageConfig, PageContent } from '@maru/contract/rendered-page.ts';
import type { ComponentType } from 'react';
import { hasFailed } from '#account/lib/page.tsx';
import type { Namespace } from '#account/lib/texts.ts';
import { refreshSeconds } from '#account/payments/refresh-seconds.ts';

export type PageRoute = {
  /** The page's module in the build manifest. */
  source: string;
  load: () => Promise<ComponentType>;
  /** Namespaces of the page, its own first. Pages that call the server need `errors`. */
  namespaces: readonly [Namespace, ...Namespace[]];
  /** Key of the document title in the page's own texts. */
  title: string;
  /** Title after its form was refused (`?error`). It matters because screen readers read the title first. */
  failedTitle?: string;
  /** Required query parameters. A request without them is redirected to `/`. */
  requires?: readonly string[];
  /** Works as rendered by the server; no script is sent. */
  isStatic?: true;
  /** The page is missing in production. */
  isTrialOnly?: true;
  /** The path contains a secret: the page is never cached and sends no referrer. */
  isSecret?: true;
  /** After how many seconds the page is reloaded, if it waits for something. */
  refreshSeconds?: (content: PageContent) => number | undefined;
};

/**
 * The pages of the account area by path (docs/requirements.md, 2). Each is a chunk of its own; `:name`
 * matches one path segment.
 */
export const routes: Readonly<Record<string, PageRoute>> = {
  '/': {
    source: 'src/sign-in/login-page.tsx',
    load: async () => (await import('#account/sign-in/login-page.tsx')).LoginPage,
    namespaces: ['sign-in'],
    title: 'login.title',
    failedTitle: 'login.failedTitle',
  },
  '/logoutsuccess': {
    source: 'src/sign-in/signed-out-page.tsx',
    load: async () => (await import('#account/sign-in/signed-out-page.tsx')).SignedOutPage,
    namespaces: ['sign-in'],
    title: 'signedOut.title',
  },
  '/consent': {
    source: 'src/sign-in/consent-page.tsx',
    load: async () => (await import('#account/sign-in/consent-page.tsx')).ConsentPage,
    namespaces: ['sign-in'],
    title: 'consent.title',
    isStatic: true,
  },
  '/privacy': {
    source: 'src/terms/privacy-page.tsx',
    load: async () => (await import('#account/terms/privacy-page.tsx')).PrivacyPage,
    namespaces: ['terms'],
    title: 'privacy.title',
    isStatic: true,
  },
  '/terms': {
    source: 'src/terms/terms-page.tsx',
    load: async () => (await import('#account/terms/terms-page.tsx')).TermsPage,
    namespaces: ['terms'],
    title: 'terms.title',
    isStatic: true,
  },
  '/signup': {
    source: 'src/sign-up/sign-up-page.tsx',
    load: async () => (await import('#account/sign-up/sign-up-page.tsx')).SignUpPage,
    namespaces: ['sign-up', 'verification', 'terms', 'errors'],
    title: 'title',
  },
  '/verifyUser': {
    source: 'src/sign-up/verify-user-page.tsx',
    load: async () => (await import('#account/sign-up/verify-user-page.tsx')).VerifyUserPage,
    namespaces: ['sign-up', 'errors'],
    title: 'verify.title',
    requires: ['token'],
  },
  '/forgotId': {
    source: 'src/recovery/recovery-page.tsx',
    load: async () => (await import('#account/recovery/recovery-page.tsx')).ForgotIdPage,
    namespaces: ['recovery', 'verification', 'errors'],
    title: 'username.title',
  },
  '/forgotPassword': {
    source: 'src/recovery/recovery-page.tsx',
    load: async () => (await import('#account/recovery/recovery-page.tsx')).ForgotPasswordPage,
    namespaces: ['recovery', 'verification', 'errors'],
    title: 'password.title',
  },
  '/resetPassword': {
    source: 'src/recovery/reset-password-page.tsx',
    load: async () => (await import('#account/recovery/reset-password-page.tsx')).ResetPasswordPage,
    namespaces: ['recovery', 'errors'],
    title: 'reset.title',
    requires: ['token', 'userId'],
  },
  '/approve/:token': {
    source: 'src/app-lock/approval-page.tsx',
    load: async () => (await import('#account/app-lock/approval-page.tsx')).ApprovalPage,
    namespaces: ['app-lock', 'errors'],
    title: 'title',
    isSecret: true,
  },
  '/storephone/:token': {
    source: 'src/app-lock/store-phone-page.tsx',
    load: async () => (await import('#account/app-lock/store-phone-page.tsx')).StorePhonePage,
    namespaces: ['app-lock', 'errors'],
    title: 'storePhone.title',
    isSecret: true,
  },
  '/invitation/:token': {
    source: 'src/store-access/invitation-page.tsx',
    load: async () => (await import('#account/store-access/invitation-page.tsx')).InvitationPage,
    namespaces: ['store-access', 'errors'],
    title: 'title',
    isSecret: true,
  },
  '/pay/:token': {
    source: 'src/payments/pay-page.tsx',
    load: async () => (await import('#account/payments/pay-page.tsx')).PayPage,
    namespaces: ['payments'],
    title: 'title',
    isStatic: true,
    isSecret: true,
    refreshSeconds,
  },
  '/dev/checkout/:key': {
    source: 'src/payments/checkout-page.tsx',
    load: async () => (await import('#account/payments/checkout-page.tsx')).CheckoutPage,
    namespaces: ['payments'],
    title: 'checkout.title',
    isStatic: true,
    isTrialOnly: true,
  },
  '/dev/outbox': {
    source: 'src/messaging/mailbox-page.tsx',
    load: async () => (await import('#account/messaging/mailbox-page.tsx')).MailboxPage,
    namespaces: ['messaging'],
    title: 'title',
    isTrialOnly: true,
  },
};

export const notFound: PageRoute = {
  source: 'src/app/not-found-page.tsx',
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
  namespaces: ['app'],
  title: 'sso.error.404',
};

export function routeOf(path: string, environment: PageConfig['environment'] = 'production'): PageRoute {
  const [, route] = Object.entries(routes).find(([pattern]) => partsOf(pattern, path)) ?? [];
  return route && (environment === 'trial' || !route.isTrialOnly) ? route : notFound;
}

/** Path parameters of the page's pattern. */
export function paramsOf(path: string): Readonly<Record<string, string>> {
  for (const pattern of Object.keys(routes)) {
    const parts = partsOf(pattern, path);
    if (parts) return parts;
  }
  return {};
}

/** Undefined if the path does not match. */
function partsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [names, given] = [pattern.split('/'), path.split('/')];
  const isAt = (name: string, at: number) => (name.startsWith(':') ? given[at] !== '' : given[at] === name);
  if (names.length !== given.length || !names.every(isAt)) return undefined;
  return Object.fromEntries(
    names.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), given[at] ?? '']] : [])),
  );
}

export function titleOf({ title, failedTitle = title }: PageRoute, query: string): string {
  return hasFailed(query) ? failedTitle : title;
}

export function hasRequired({ requires = [] }: PageRoute, query: string): boolean {
  const given = new URLSearchParams(query);
  return requires.every((name) => (given.get(name) ?? '') !== '');
}
