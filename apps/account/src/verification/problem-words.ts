import type { TFunction } from 'i18next';
import type { PhoneCodeProblem } from './phone-code-problem.ts';

/** Text of a problem in the language of the page. */
export function problemWords(t: TFunction, problem: PhoneCodeProblem): string {
  switch (problem.name) {
    case 'codeIncomplete':
      return t('verification:codeIncomplete');
    case 'phoneNumberisNotCorrectFormat':
    case 'phoneGetsNoTexts':
      return t(`errors:fields.${problem.name}`);
    case 'verificationNumberIsIncorrect':
      return t('errors:verificationNumberIsIncorrect', { triesLeft: problem.triesLeft });
    case 'verificationEnded':
      return t(`errors:verificationEnded_${problem.reason}`);
    case 'TOO_MANY_REQUESTS':
      return t(`errors:TOO_MANY_REQUESTS${problem.reason ? `_${problem.reason}` : ''}`, {
        seconds: problem.seconds,
      });
    case 'phoneNotVerified':
      return t('errors:phoneNotVerified');
    default:
      return t(`errors:sso.error.${problem.name}`);
  }
}
