import { randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageLanguage } from '#server/http/pages/language-choice.ts';
import en from './sign-out.en.json' with { type: 'json' };
import ko from './sign-out.ko.json' with { type: 'json' };

const words = { ko, en };
/** Where a browser says it comes from that is not another site; `none`: the address was typed. */
const ownSites = ['same-origin', 'same-site', 'none'];

/**
 * The library wants a posted form with its token before it ends a session. Whoever pressed "sign out" in our own app
 * has already said so: the form sends itself, and waits for a click where there is no script. A link of another site
 * must not sign a till out: there the form always waits.
 */
export function signOutForm(ours: { accountUrl: string; hubUrl: string }) {
  const origins = [ours.accountUrl, ours.hubUrl].map((url) => new URL(url).origin);

  return (ctx: KoaContextWithOIDC, form: string): void => {
    const nonce = isAskedForHere(ctx, origins) ? randomBytes(16).toString('base64') : undefined;
    const script = nonce && `script-src 'nonce-${nonce}'; `;
    ctx.set(
      'content-security-policy',
      `default-src 'none'; ${script ?? ''}base-uri 'none'; frame-ancestors 'none'`,
    );
    ctx.type = 'html';
    ctx.body = page(ctx, form, nonce);
  };
}

function isAskedForHere({ headers, oidc }: KoaContextWithOIDC, origins: readonly string[]): boolean {
  const { referer = '', 'sec-fetch-site': site } = headers;
  return (
    oidc.params?.id_token_hint !== undefined ||
    ownSites.includes(String(site)) ||
    origins.includes(URL.parse(referer)?.origin ?? '')
  );
}

function page({ headers }: KoaContextWithOIDC, form: string, nonce: string | undefined): string {
  const language = pageLanguage(headers);
  const { title, question, button } = words[language];
  const submit = `<button form="op.logoutForm">${button}</button>`;
  const rest = nonce
    ? `<noscript>${submit}</noscript><script nonce="${nonce}">document.forms[0].submit()</script>`
    : `<h1>${question}</h1>${submit}`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${nonce ? title : question}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body>${form}
<input form="op.logoutForm" type="hidden" name="logout" value="yes">
${rest}</body></html>`;
}
