import { currentLanguage } from './language.ts';
import { newKey } from './new-key.ts';

/** The version that docs/requirements.md, 9 prescribes. */
const clientVersion = '7.3.7';
const storageKey = 'maru.device';

/** Identifies this browser in the list of sessions and in the event log; a sign-out makes a new id. */
function deviceId(): string {
  const known = localStorage.getItem(storageKey);
  if (known) return known;

  const made = newKey();
  localStorage.setItem(storageKey, made);
  return made;
}

/** Headers of every call. */
export function deviceHeaders(): Record<string, string> {
  return {
    DEVICETYPE: 'web',
    DEVICEUUID: deviceId(),
    CLIENTVERSION: clientVersion,
    DEVICELANGUAGE: currentLanguage(),
  };
}
