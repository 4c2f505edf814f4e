import { randomBytes } from 'node:crypto';
import { chooseLanguage, type Language } from '@maru/contract/language.ts';
import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { languageCookie, pageLanguage } from '#server/http/pages/language-choice.ts';
import type { ClientRules } from '#server/sign-in/clients/client-rules.ts';
import { signOutPage } from './sign-out-page.ts';

type Origins = { accountUrl: string; hubUrl: string };
type Rules = Pick<ClientRules, 'isFirstParty'>;

/**
 * The library ends a session only after a posted form with its token. After "sign out" in our own app the
 * form submits itself, or waits for a click without JavaScript. After any other link the form always waits,
 * because such a link must not sign a till out.
 */
export function signOutForm({ accountUrl, hubUrl, rules }: Origins & { rules: Rules }) {
  return async (ctx: KoaContextWithOIDC, form: string): Promise<void> => {
    const language = languageOf(ctx);
    // The following pages, on this origin too, keep the language of the app.
    ctx.append('set-cookie', languageCookie(language, accountUrl));
    showPage(ctx, { language, form, sendsItself: await isAskedForByApp(ctx, rules), hubUrl });
  };
}

/**
 * A user signs in while another user is still signed in and must be signed out first. The library has
 * prepared the token and the return address; no question is needed.
 */
export function changePerson({ hubUrl }: Pick<Origins, 'hubUrl'>) {
  return (ctx: KoaContextWithOIDC): void => {
    const { provider, session } = ctx.oidc;
    const form = `<form id="op.logoutForm" method="post" action="${provider.urlFor('end_session_confirm')}">
<input type="hidden" name="xsrf" value="${session?.state?.secret}"></form>`;
    showPage(ctx, { language: languageOf(ctx), form, sendsItself: true, hubUrl });
  };
}

function showPage(ctx: KoaContextWithOIDC, page: Omit<Parameters<typeof signOutPage>[0], 'nonce'>): void {
  const nonce = randomBytes(16).toString('base64');
  const script = page.sendsItself ? `script-src 'nonce-${nonce}'; ` : '';
  ctx.set(
    'content-security-policy',
    `default-src 'none'; ${script}style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  );
  ctx.type = 'html';
  ctx.body = signOutPage({ ...page, nonce });
}

/**
 * Only an app with this session's tokens can end the session's grant, as the hub does before it signs out, or
 * present its id token. Referrer and origin prove nothing, because a link may be on a public page of the hub.
 * An outside app must not end a till's sign-in by itself.
 */
async function isAskedForByApp({ oidc }: KoaContextWithOIDC, rules: Rules): Promise<boolean> {
  const { entities, provider, session } = oidc;
  const hint = entities.IdTokenHint;
  if (hint) {
    const isOurs = rules.isFirstParty(oidc.client?.clientId ?? '');
    return isOurs && hint.payload.sub === session?.accountId;
  }

  const grantId = session?.authorizations?.[hubClientId]?.grantId;
  return grantId !== undefined && (await provider.Grant.find(grantId)) === undefined;
}

function languageOf({ headers, oidc }: KoaContextWithOIDC): Language {
  const { ui_locales: wish } = oidc.params ?? {};
  return typeof wish === 'string' ? chooseLanguage(wish) : pageLanguage(headers);
}
