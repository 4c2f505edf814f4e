import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { CloseRequest, refuseCloseRequest as wire } from '@maru/contract/stores/closing.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import type { HubMailParts } from '#server/messaging/post.ts';
import { endCloseRequest } from './end-close-request.ts';
import { postCloseRefusedMail } from './post-close-refused-mail.ts';

export function refuseCloseRequestBy(parts: HubMailParts) {
  return async function refuseCloseRequest(
    context: UserContext,
    { storeId, id, reason }: ParsedInputOf<typeof wire>,
  ): Promise<CloseRequest> {
    return context.transaction(async (tx) => {
      const as = { as: 'REFUSED', act: 'refuseCloseRequest', answer: reason } as const;
      const { request, isEnded } = await endCloseRequest(tx, context, { storeId, id, ...as });
      if (isEnded) await postCloseRefusedMail(tx, parts, { storeId, reason });
      return request;
    });
  };
}
