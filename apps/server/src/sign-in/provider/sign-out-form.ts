import { randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageLanguage } from '#server/http/pages/language-choice.ts';
import en from './sign-out.en.json' with { type: 'json' };
import ko from './sign-out.ko.json' with { type: 'json' };

const words = { ko, en };

/**
 * The library wants a posted form with its token before it ends a session. Whoever pressed "sign out" in our own app
 * has already said so: the form sends itself, and waits for a click where there is no script.
 */
export function sendSignOutForm(ctx: KoaContextWithOIDC, form: string): void {
  const nonce = randomBytes(16).toString('base64');
  const language = pageLanguage(ctx.headers);
  const { title, button } = words[language];
  ctx.set(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  );
  ctx.type = 'html';
  ctx.body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body>${form}
<input form="op.logoutForm" type="hidden" name="logout" value="yes">
<noscript><button form="op.logoutForm">${button}</button></noscript>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`;
}
