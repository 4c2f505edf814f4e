import type { SentMessage } from '@maru/contract/rendered-page.ts';
import { expect } from '@playwright/test';
import type { Maru } from './start-maru.ts';

/** Messages arrive within a fraction of a second. */
const often = { intervals: [50, 100, 250] };

/** Messages sent by the trial's server: mails by address, texts by number as `010…` or `+82…`. */
export function mailboxOf({ accountUrl }: Maru) {
  async function listTo(address: string): Promise<SentMessage[]> {
    const answer = await fetch(`${accountUrl}/dev/outbox.json?${new URLSearchParams({ to: address })}`);
    return ((await answer.json()) as { response: SentMessage[] }).response;
  }

  /** Waits for `count` messages, which are sent after the response, and returns the newest. */
  async function lastTo(address: string, count: number): Promise<SentMessage> {
    await expect.poll(async () => (await listTo(address)).length, often).toBeGreaterThanOrEqual(count);
    const [last] = await listTo(address);
    if (!last) throw new Error(`nothing arrived at ${address}`);
    return last;
  }

  return {
    /** The texts of all messages, newest first. */
    bodiesTo: async (address: string) => (await listTo(address)).map(({ body }) => body),
    /** Resolves once a message that contains `text` has arrived. */
    async hears(address: string, text: string): Promise<void> {
      await expect
        .poll(async () => (await listTo(address)).some(({ body }) => body.includes(text)), often)
        .toBe(true);
    },
    /** The six-digit code of the newest text. */
    async codeTo(phone: string, count = 1): Promise<string> {
      const { body } = await lastTo(phone, count);
      return /\b\d{6}\b/.exec(body)?.[0] ?? '';
    },
    /** The link in the newest mail, text or Kakao message. */
    async linkTo(username: string, count = 1): Promise<string> {
      const { body, buttons } = await lastTo(username, count);
      return buttons[0]?.url ?? /https?:\/\/\S+/.exec(body)?.[0] ?? '';
    },
  };
}
