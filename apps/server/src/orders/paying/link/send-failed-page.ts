import { errors } from '@maru/contract/errors.ts';
import type { PayPage } from '@maru/contract/rendered-page.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginFailure } from '#server/http/answer-failure.ts';
import type { SendPage } from '#server/http/pages.ts';

type Failed = FastifyRequest<{ Params: { token: string } }>;

/**
 * Shows a guest what failed, without a redirect: loading the address again repeats the step that failed, also the
 * return from the provider.
 */
export async function sendFailedPage(
  { sendPage }: { sendPage: SendPage },
  error: unknown,
  request: Failed,
  reply: FastifyReply,
) {
  const { code } = beginFailure(error, request, reply);
  const { http: status } = errors[code];
  const path = `/pay/${encodeURIComponent(request.params.token)}`;
  const wait = Number(reply.getHeader('retry-after'));
  const payPage: PayPage = {
    state: 'FAILED',
    why: code === 'TOO_MANY_REQUESTS' ? 'BUSY' : 'BROKEN',
    seconds: wait > 0 ? wait : null,
    requestId: code === 'INTERNAL' ? request.id : null,
  };
  return sendPage(request, reply, { payPage }, { path, status });
}
