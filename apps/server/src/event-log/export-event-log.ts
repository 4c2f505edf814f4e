import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { exportEventLog as wire } from '@maru/contract/event-log/platform-log.endpoints.ts';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOfPlatformLog } from './list-event-log.ts';

/** Returns one page of an export. Each page is recorded, so that nobody takes later pages without a trace. */
export async function exportEventLog(context: UserContext, input: ParsedInputOf<typeof wire>) {
  const { reason, ...asked } = input;
  const { cursor, numberOfElements: _, person, store, stringToSearch, ...plain } = asked;

  return context.transaction(async (tx) => {
    const page = await pageOfPlatformLog(tx, context.language, asked);
    const filters = Object.fromEntries(Object.entries(plain).filter(([, value]) => value));
    await writeUserTrail(tx, context, {
      ...{ userId: context.actor.userId, module: 'event-log', act: 'exportEventLog', isDisclosure: true },
      before: null,
      // The typed text is left out, because it may be an address or a name.
      after: {
        ...{ reason, rows: page.numberOfElements, ...filters },
        ...{ hasPerson: Boolean(person), hasStore: Boolean(store), hasText: Boolean(stringToSearch) },
      },
    });
    return page;
  });
}
