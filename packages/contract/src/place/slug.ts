import type { FieldCode } from '../field-codes.ts';
import type { Language } from '../language.ts';

export const shortestSlug = 3;
export const longestSlug = 40;

/**
 * Words that could be taken for our own addresses, or that mean nothing. A slug has no dot, so `sitemap.xml`
 * cannot be one.
 */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['about', 'account', 'admin', 'api', 'app', 'approve', 'apps', 'assets', 'auth', 'blog', 'board'],
  ...['calendar', 'checkout', 'consent', 'content', 'content-pictures', 'customers', 'dashboard', 'delete'],
  ...['demo', 'dev', 'docs', 'draft', 'edit', 'error', 'faq', 'favicon', 'feed', 'files', 'forgotid'],
  ...['forgotpassword', 'healthz', 'help', 'home', 'hub', 'index', 'inquiries', 'inquiry', 'invitation'],
  ...['join', 'language', 'legal', 'login', 'logo', 'logout', 'logoutsuccess', 'maps', 'maru', 'menu'],
  ...['menu-photos', 'menu-pictures', 'new', 'news', 'null', 'oauth', 'official', 'openapi', 'orders'],
  ...['outbox', 'owner', 'pay', 'payments', 'place', 'place-photos', 'places', 'points', 'post', 'posts'],
  ...['preview', 'privacy', 'profile', 'public', 'publish', 'readyz', 'reference', 'register'],
  ...['resetpassword', 'robots', 'root', 'sales', 'search', 'security', 'session', 'setting', 'settings'],
  ...['sign-in', 'sign-out', 'sign-up', 'signin', 'signup', 'sitemap', 'staff', 'static', 'status', 'store'],
  ...['storephone', 'stores', 'support', 'system', 'terms', 'till', 'trial', 'undefined', 'unlock', 'upload'],
  ...['uploads', 'user', 'users', 'verifyuser', 'webhooks', 'well-known', 'www'],
]);

/** Normalizes a slug for storing: lower case, without surrounding blanks. */
export function readSlug(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * The slug closest to a text: accents are dropped, every run of other characters becomes one hyphen, and the
 * rest is cut at the limit. The result may still be too short, or reserved.
 */
export function slugLike(text: string, longest = longestSlug): string {
  const latin = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const slug = latin
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
  return slug.slice(0, longest).replace(/-+$/, '');
}

/**
 * Why a slug is refused: it must have 3–40 of a–z, 0–9 and single hyphens between them, and must not be
 * reserved.
 */
export function slugProblem(slug: string): FieldCode | undefined {
  if (slug === '') return 'required';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'wrongSlug';
  if (slug.length < shortestSlug) return 'tooShort';
  if (slug.length > longestSlug) return 'tooLong';
  return reservedSlugs.has(slug) || /^v\d+$/.test(slug) ? 'reservedSlug' : undefined;
}

/** The path of a store's public page. The Korean page has the short path, which is also in the QR code. */
export function placePath(slug: string, language: Language = 'ko'): string {
  return language === 'ko' ? `/place/${slug}` : `/place/${slug}/${language}`;
}
