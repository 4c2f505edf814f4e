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
 * The library wants a posted form with its token before it ends a session. Whoever pressed "sign out" in our own app
 * has already said so: the form sends itself, and waits for a click where there is no script. A link, wherever it
 * stands, must not sign a till out: there the form always waits.
 */
export function signOutForm({ accountUrl, hubUrl, rules }: Origins & { rules: Rules }) {
  return async (ctx: KoaContextWithOIDC, form: string): Promise<void> => {
    const language = languageOf(ctx);
    // The pages that follow, of this origin too, go on in the language of the app that was left.
    ctx.append('set-cookie', languageCookie(language, accountUrl));
    showPage(ctx, { language, form, sendsItself: await isAskedForByApp(ctx, rules), hubUrl });
  };
}

/**
 * Somebody gave their password where somebody else is signed in, who is signed out first: the library has made the
 * token for that, and the address to come back to. Nobody is asked again.
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
 * Only an app that holds this session's tokens can have ended its grant, as the hub does before it comes here, or
 * show the id token it was given. What a request says of where it comes from proves nothing: a link may stand on a
 * public page of the hub, too. An app of somebody else must not end the sign-in of a till by itself.
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
