import { interactionPolicy } from 'oidc-provider';
import type { ClientRules } from '#server/sign-in/clients/client-rules.ts';

const { Check } = interactionPolicy;

/** What a user may be asked before an app gets a code: to sign in, then to consent. */
export function prompts(rules: ClientRules): interactionPolicy.Prompt[] {
  return [loginPrompt(), consentPrompt(rules)];
}

/** Asks for a sign-in again if the user of the session may no longer sign in. */
function loginPrompt(): interactionPolicy.Prompt {
  const prompt = libraryPrompt('login');
  prompt.checks.add(
    new Check('account_gone', 'The account of this session may not sign in', ({ oidc }) =>
      oidc.session?.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
    ),
  );
  return prompt;
}

/** The library asks for missing scopes. `prompt=consent` asks again, except for our own apps. */
function consentPrompt(rules: ClientRules): interactionPolicy.Prompt {
  const prompt = libraryPrompt('consent');
  prompt.checks.remove('consent_prompt');
  prompt.checks.add(
    new Check('asked_again', 'The app wants the person to be asked', ({ oidc }) =>
      oidc.prompts.has('consent') &&
      oidc.promptPending('consent') &&
      !rules.isFirstParty(oidc.client?.clientId ?? '')
        ? Check.REQUEST_PROMPT
        : Check.NO_NEED_TO_PROMPT,
    ),
  );
  return prompt;
}

function libraryPrompt(name: 'login' | 'consent'): interactionPolicy.Prompt {
  const prompt = interactionPolicy.base().get(name);
  if (!prompt) throw new Error(`the library has no prompt ${name}`);
  return prompt;
}
