import type { FieldCode } from '../field-codes.ts';
import type { Language } from '../language.ts';

export const shortestSlug = 3;
export const longestSlug = 40;

/**
 * Words that could be taken for addresses of ours, or that mean nothing. A slug has no dot, so `sitemap.xml` cannot be one.
 */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['about', 'account', 'admin', 'api', 'app', 'apps', 'assets', 'auth', 'blog', 'board', 'calendar'],
  ...['checkout', 'content', 'content-pictures', 'customers', 'dashboard', 'delete', 'demo', 'dev', 'docs'],
  ...['draft', 'edit', 'error', 'faq', 'favicon', 'feed', 'files', 'forgotid', 'forgotpassword', 'healthz'],
  ...['help', 'home', 'hub', 'index', 'inquiries', 'inquiry', 'invitation', 'language', 'legal', 'login'],
  ...['logo', 'logout', 'logoutsuccess', 'maps', 'maru', 'menu', 'menu-photos', 'menu-pictures', 'new'],
  ...['news', 'null', 'oauth', 'official', 'openapi', 'orders', 'outbox', 'owner', 'pay', 'payments'],
  ...[
    'place',
    'place-photos',
    'places',
    'points',
    'post',
    'posts',
    'preview',
    'privacy',
    'profile',
    'public',
  ],
  ...['publish', 'readyz', 'reference', 'register', 'resetpassword', 'robots', 'root', 'sales', 'search'],
  ...['security', 'session', 'settings', 'setting', 'sign-in', 'sign-out', 'sign-up', 'signin', 'signup'],
  ...[
    'sitemap',
    'staff',
    'static',
    'status',
    'store',
    'stores',
    'support',
    'system',
    'terms',
    'till',
    'trial',
  ],
  ...[
    'undefined',
    'unlock',
    'upload',
    'uploads',
    'user',
    'users',
    'verifyuser',
    'webhooks',
    'well-known',
    'www',
  ],
]);

/** A slug as it is stored: small letters, without blanks around it. */
export function readSlug(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * The slug that is nearest to a text: accents are dropped, all that is no letter or digit becomes one hyphen, and what is
 * too long is cut. May still be too short, or a word of ours.
 */
export function slugLike(text: string, longest = longestSlug): string {
  const latin = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const slug = latin
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
  return slug.slice(0, longest).replace(/-+$/, '');
}

/** Why a slug is refused: 3–40 of a–z, 0–9 and single hyphens between them, and no word of ours. */
export function slugProblem(slug: string): FieldCode | undefined {
  if (slug === '') return 'required';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'wrongSlug';
  if (slug.length < shortestSlug) return 'tooShort';
  if (slug.length > longestSlug) return 'tooLong';
  return reservedSlugs.has(slug) || /^v\d+$/.test(slug) ? 'reservedSlug' : undefined;
}

/** The path of a store's public page. Korean has the short one, because it is what a QR code shows. */
export function placePath(slug: string, language: Language = 'ko'): string {
  return language === 'ko' ? `/place/${slug}` : `/place/${slug}/${language}`;
}
