import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listEventLog } from '@maru/contract/event-log/platform-log.endpoints.ts';
import type { Language } from '@maru/contract/language.ts';
import { maskEmail } from '@maru/contract/mask-within-text.ts';
import { maskName } from '#server/audit/mask.ts';
import { wordsOfCode } from '#server/technical-log/words-of-code.ts';
import type { PlatformRow } from './platform-log.queries.ts';
import { writeLogKey } from './read-log-cursor.ts';
import { wordsOfAct } from './words-of-act.ts';

type Shown = OutputOf<typeof listEventLog>['content'][number];

export function presentEntry(row: PlatformRow, language: Language): Shown {
  const { logLevel, module, code, subject, requestId, deviceType, storeId, storeName } = row;
  return {
    ...{
      id: writeLogKey(row),
      time: row.at.toISOString(),
      deviceType,
      logLevel,
      module,
      code,
      subject,
      requestId,
    },
    message: messageOf(row, language),
    actor: personAs(row.actorName, row.actorUsername),
    store: storeId && storeName !== null ? { id: storeId, name: storeName } : null,
  };
}

/**
 * The text of an entry. An entry of a trail shows the name of its act; an entry of the technical log shows the words of
 * its code and its message.
 */
function messageOf({ message, code }: PlatformRow, language: Language): string {
  if (message === null) return wordsOfAct(code ?? '', language);
  const known = code === null ? '' : wordsOfCode(code, language);
  return [known, message].filter((text) => text !== '').join(' · ');
}

/** A person as lists show one: null for nobody, empty for a user who has left Maru. */
export function personAs(name: string | null, username: string | null, isMasked = true): string | null {
  if (name === null || username === null) return null;
  if (name === '') return '';
  return isMasked ? `${maskName(name)} (${maskEmail(username)})` : `${name} (${username})`;
}
