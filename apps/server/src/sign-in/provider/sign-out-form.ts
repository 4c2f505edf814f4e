import { randomBytes } from 'node:crypto';
import { chooseLanguage, type Language } from '@maru/contract/language.ts';
import { hubClientId } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { languageCookie, pageLanguage } from '#server/http/pages/language-choice.ts';
import { signOutPage } from './sign-out-page.ts';

/**
 * The library wants a posted form with its token before it ends a session. Whoever pressed "sign out" in our own app
 * has already said so: the form sends itself, and waits for a click where there is no script. A link, wherever it
 * stands, must not sign a till out: there the form always waits.
 */
export function signOutForm({ accountUrl, hubUrl }: { accountUrl: string; hubUrl: string }) {
  return async (ctx: KoaContextWithOIDC, form: string): Promise<void> => {
    const nonce = randomBytes(16).toString('base64');
    const sendsItself = await isAskedForByApp(ctx);
    const script = sendsItself ? `script-src 'nonce-${nonce}'; ` : '';
    ctx.set(
      'content-security-policy',
      `default-src 'none'; ${script}style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    const language = languageOf(ctx);
    // The pages that follow, of this origin too, go on in the language of the app that was left.
    ctx.append('set-cookie', languageCookie(language, accountUrl));
    ctx.type = 'html';
    ctx.body = signOutPage({ language, form, nonce, sendsItself, hubUrl });
  };
}

/**
 * Only an app that holds this session's tokens can have ended its grant, as the hub does before it comes here, or
 * show the id token it was given. What a request says of where it comes from proves nothing: a link may stand on a
 * public page of the hub, too.
 */
async function isAskedForByApp({ oidc }: KoaContextWithOIDC): Promise<boolean> {
  const { entities, provider, session } = oidc;
  const hint = entities.IdTokenHint;
  if (hint) return hint.payload.sub === session?.accountId;

  const grantId = session?.authorizations?.[hubClientId]?.grantId;
  return grantId !== undefined && (await provider.Grant.find(grantId)) === undefined;
}

function languageOf({ headers, oidc }: KoaContextWithOIDC): Language {
  const { ui_locales: wish } = oidc.params ?? {};
  return typeof wish === 'string' ? chooseLanguage(wish) : pageLanguage(headers);
}
