import { type KakaoMood, kakaoMoods, type SentMessage } from '@maru/contract/rendered-page.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '#server/db/database.ts';
import { readFormBodies } from '#server/http/form-body.ts';
import type { SendPage } from '#server/http/pages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { KakaoButton } from '../kakao/kakao-provider.ts';
import { findKakaoMood, setKakaoMood } from './dev-kakao.queries.ts';
import { type DevMailboxRow, findSent, listSent } from './dev-mailbox.queries.ts';

const onPage = 50;
const Query = z.object({
  to: z.string().max(320).default(''),
  limit: z.coerce.number().int().min(1).max(500).default(onPage),
});
const Params = z.object({ id: z.uuid() });
const Kakao = z.object({ mood: z.enum(kakaoMoods) });

/** Shows a mail as its reader sees it, without scripts. Links open in a new tab. */
const mailPolicy = [
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
].join('; ');

/** Trial only: sent messages, for people at `/dev/outbox` and for programs at `/dev/outbox.json`. */
export function registerDevMailbox(app: FastifyInstance, { db, sendPage }: { db: Db; sendPage: SendPage }) {
  async function list(query: unknown): Promise<SentMessage[]> {
    const given = Query.safeParse(query);
    if (!given.success) throw new Refusal('WRONG_FORMAT', undefined, { limit: 'wrongFormat' });
    const { to, limit } = given.data;
    return (await listSent(db, { to: searchFor(to), limit })).map(present);
  }

  app.get('/dev/outbox', async (request, reply) => {
    const mailbox = await list({ to: (request.query as { to?: unknown }).to });
    const content = { mailbox, kakaoMood: await findKakaoMood(db) };
    return sendPage(request, reply.header('cache-control', 'no-store'), content, { hasFrames: true });
  });
  app.get('/dev/outbox.json', async (request, reply) => {
    const response = await list(request.query);
    return reply.header('cache-control', 'no-store').send({ status: 'OK', response });
  });
  app.register(async (scope) => {
    readFormBodies(scope);
    scope.post('/dev/outbox/kakao', { bodyLimit: 1024 }, async (request, reply) => {
      const body = Kakao.safeParse(request.body);
      if (!body.success) throw new Refusal('WRONG_FORMAT', undefined, { mood: 'wrongFormat' });
      await setKakaoMood(db, body.data.mood);
      return reply.redirect(`/dev/outbox${new URL(request.url, 'http://mailbox').search}`, 303);
    });
  });
  app.get('/dev/outbox/:id', async (request, reply) => {
    const params = Params.safeParse(request.params);
    const html = params.success ? (await findSent(db, params.data.id))?.html : undefined;
    if (!html) throw new Refusal('NOT_FOUND');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': mailPolicy })
      .type('text/html; charset=utf-8')
      .send(html.replace('<head>', '<head><base target="_blank">'));
  });
}

/** Numbers are stored as +82 10 …, but people type them with spaces, hyphens and the leading zero. */
function searchFor(to: string): string {
  const text = to.trim();
  return /^[\d\s()+.-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : text;
}

function present({
  html,
  sentAt,
  recipient,
  channel,
  buttons,
  delivery,
  ...row
}: DevMailboxRow): SentMessage {
  return {
    ...row,
    to: recipient,
    channel: channel as SentMessage['channel'],
    hasHtml: html !== null,
    buttons: ((buttons ?? []) as KakaoButton[]).map(({ name, linkMobile }) => ({
      name,
      url: linkMobile ?? '',
    })),
    delivery: delivery as KakaoMood | null,
    sentAt: sentAt.toISOString(),
  };
}
