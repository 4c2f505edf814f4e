/**
 * The features in reading order, the same words in every app (architecture.md, Folders). A feature may use only
 * those before it. The till is a screen of the hub only; it takes orders, so it reads after them.
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
  'payments',
  'cash-receipts',
  'orders',
  'till',
  'sales',
  'place',
  'content',
  'inquiries',
  'event-log',
];

/**
 * Rooms of the hub that several features share: every later feature may render their components. What differs from one
 * caller to the next is handed in.
 */
export const sharedRooms: readonly string[] = ['receipt', 'payments'];

export const serverFoundations: readonly string[] = [
  'db',
  'http',
  'guards',
  'audit',
  'keys',
  'jobs',
  'live',
  'providers',
];

export type Location = { app: string; folder: string; layer: 'foundation' | 'feature' | 'app' | 'unknown' };

/** Where a file of an app stands: a foundation, a feature, or the app that puts them together. */
export function locate(path: string): Location | undefined {
  const [, app, rest] = /^apps\/([^/]+)\/src\/(.+)$/.exec(path) ?? [];
  if (!app || !rest) return undefined;

  const folder = rest.includes('/') ? (rest.split('/')[0] ?? '') : '';
  const foundations = app === 'server' ? serverFoundations : ['lib'];
  if (foundations.includes(folder)) return { app, folder, layer: 'foundation' };
  if (features.includes(folder)) return { app, folder, layer: 'feature' };
  return { app, folder, layer: folder === '' || folder === 'app' ? 'app' : 'unknown' };
}

/** Whether feature `from` may use feature `to`: itself and what reads before it. */
export function readsBefore(to: string, from: string): boolean {
  return features.indexOf(to) <= features.indexOf(from);
}
