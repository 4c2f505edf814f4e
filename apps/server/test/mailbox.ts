import type { Db } from '#server/db/database.ts';
import { listSent } from '#server/providers/dev-mailbox/dev-mailbox.queries.ts';

/** Received mails and messages. Runs the sending jobs first. */
export function mailboxOf(db: Db, runJobs: () => Promise<void>) {
  async function received(address: string) {
    const sent = await listSent(db, { to: address, limit: 500 });
    return sent.filter(({ recipient }) => recipient === address);
  }
  async function allTo(address: string) {
    await runJobs();
    return received(address);
  }
  /**
   * Reads the messages of all addresses after a single run of the jobs. Concurrent runs would each return
   * before messages that another run sends have arrived.
   */
  async function allToEach(addresses: readonly string[]) {
    await runJobs();
    return Promise.all(addresses.map(received));
  }
  async function lastTo(address: string) {
    const [last] = await allTo(address);
    if (!last) throw new Error(`nothing arrived at ${address}`);
    return last;
  }
  return {
    /** Newest first; empty if nothing arrived. */
    allTo,
    allToEach,
    /** Throws if nothing arrived. */
    lastTo,
    /** The link of the last Kakao message's button, else the first link in the last mail or text. */
    async linkTo(address: string): Promise<URL> {
      const { body, buttons } = await lastTo(address);
      const [button] = (buttons ?? []) as { linkMobile: string }[];
      if (button) return new URL(button.linkMobile);
      const [link] = /https?:\/\/\S+/.exec(body) ?? [];
      if (!link) throw new Error(`no link in the mail to ${address}`);
      return new URL(link);
    },
    /** The six-digit code of the last text. */
    async codeTo(phone: string): Promise<string> {
      const { body } = await lastTo(phone);
      const [code] = /\b\d{6}\b/.exec(body) ?? [];
      if (!code) throw new Error(`no code in the text to ${phone}`);
      return code;
    },
  };
}
