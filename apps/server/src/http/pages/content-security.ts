import { createHash } from 'node:crypto';

/** No sources from elsewhere, and no framing by other sites. */
const always = [
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** For responses that are no page, such as the body of a redirect. */
export const nothingAllowed =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `formTargets`: origins a form may lead to, redirects included. `nonce`: required on style elements; without one
 * inline styles are allowed. `hasFrames`: the page embeds pages of this origin. `fileOrigins`: origins for uploads and
 * files, besides this one. `pictureOrigins`: origins for pictures. `inlineScripts`: the exact texts of inline scripts
 * that may run.
 */
export function contentSecurityPolicy(options: {
  nonce?: string;
  formTargets: readonly string[];
  hasFrames?: boolean;
  fileOrigins?: readonly string[];
  pictureOrigins?: readonly string[];
  inlineScripts?: readonly string[];
}): string {
  const { nonce, formTargets, hasFrames = false, fileOrigins = [], pictureOrigins = [] } = options;
  const hashes = (options.inlineScripts ?? []).map(hashSource);
  const ours = ["'self'", ...fileOrigins].join(' ');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    ...always,
    `style-src 'self' ${nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    `connect-src ${ours}`,
    `img-src ${[ours, ...pictureOrigins].join(' ')} data: blob:`,
    `media-src ${ours} blob:`,
    ...(hasFrames ? ["frame-src 'self'"] : []),
    `form-action ${["'self'", ...new Set(formTargets)].join(' ')}`,
  ].join('; ');
}

/** For pages without scripts and forms, whose one style element has exactly this text. */
export function scriptlessPolicy(styles: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(styles)}`,
    "img-src 'self'",
    // Page audits such as Lighthouse fetch robots.txt under the policy of the page.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
