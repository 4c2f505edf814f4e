import { refusal, type TossReply } from './toss-world.ts';

const days = 24 * 60 * 60_000;
const keptFor = 15 * days;
const longestKey = 300;

type Kept = { at: number; reply: TossReply | undefined };

/**
 * As documented: the first answer to a key, secret key, path and method is repeated for 15 days, whatever the body,
 * even if it is an error. A request whose first one is still under way gets 409.
 */
export function openIdempotency(clock: () => Date) {
  const kept = new Map<string, Kept>();

  return async (
    asked: { idempotencyKey: string | undefined; secretKey: string; path: string },
    perform: () => Promise<TossReply>,
  ): Promise<TossReply> => {
    const { idempotencyKey, secretKey, path } = asked;
    if (idempotencyKey === undefined) return perform();
    if (idempotencyKey.length > longestKey) return refusal(400, 'INVALID_IDEMPOTENCY_KEY');
    const name = JSON.stringify([idempotencyKey, secretKey, path]);
    const now = clock().getTime();
    const first = kept.get(name);
    if (first && now < first.at + keptFor)
      return first.reply ?? refusal(409, 'IDEMPOTENT_REQUEST_PROCESSING');

    const entry: Kept = { at: now, reply: undefined };
    kept.set(name, entry);
    entry.reply = await perform();
    return entry.reply;
  };
}
