import { createHash } from 'node:crypto';

/** Nothing from elsewhere, no frame around us. */
const always = [
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Of whatever is no page of ours, such as the line that stands in a redirect: it can do nothing. */
export const nothingAllowed =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `formTargets`: where a form may lead, redirects included. `nonce`: style elements carry it; without one any may stand.
 * `hasFrames`: the page shows other pages of this origin in frames. `fileOrigins`: where files are sent to and shown from,
 * besides this origin; `pictureOrigins`: where pictures are shown from. `inlineScripts`: what may run although it stands
 * in the page, word for word, and nothing else.
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

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
