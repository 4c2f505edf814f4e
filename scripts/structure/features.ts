/**
 * The features in reading order, with the same names in every app (ARCHITECTURE.md, Folders). A feature may use only
 * those before it. The till is a screen of the hub only; it comes after orders, because it takes them.
 */
export const features: readonly string[] = [
  'terms',
  'files',
  'messaging',
  'users',
  'verification',
  'sign-in',
  'sign-up',
  'recovery',
  'stores',
  'receipt',
  'store-access',
  'store-settings',
  'app-lock',
  'profile',
  'menu',
  'points',
  'customers',
  'payments',
  'cash-receipts',
  'orders',
  'till',
  'sales',
  'place',
  'content',
  'inquiries',
  'event-log',
  'serviceability',
];

/** Hub features whose components every later feature may render. Callers pass in what differs. */
export const sharedFeatures: readonly string[] = ['receipt', 'customers', 'payments', 'cash-receipts'];

export const serverFoundations: readonly string[] = [
  'db',
  'http',
  'guards',
  'audit',
  'technical-log',
  'keys',
  'jobs',
  'live',
  'providers',
];

export type Location = { app: string; folder: string; layer: 'foundation' | 'feature' | 'app' | 'unknown' };

/** Locates a file of an app: in a foundation, a feature, or the app that wires them. */
export function locate(path: string): Location | undefined {
  const [, app, rest] = /^apps\/([^/]+)\/src\/(.+)$/.exec(path) ?? [];
  if (!app || !rest) return undefined;

  const folder = rest.includes('/') ? (rest.split('/')[0] ?? '') : '';
  const foundations = app === 'server' ? serverFoundations : ['lib'];
  if (foundations.includes(folder)) return { app, folder, layer: 'foundation' };
  if (features.includes(folder)) return { app, folder, layer: 'feature' };
  return { app, folder, layer: folder === '' || folder === 'app' ? 'app' : 'unknown' };
}

/** Whether feature `from` may use feature `to`: itself and earlier features. */
export function readsBefore(to: string, from: string): boolean {
  return features.indexOf(to) <= features.indexOf(from);
}
