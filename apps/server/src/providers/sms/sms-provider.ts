import type { SmsForm } from './sms-form.ts';

/** An outgoing text: `to` is E.164, `id` our message's id. `shownAs` stands for the number where people read it. */
export type OutgoingText = SmsForm & { id: string; to: string; shownAs?: string };

/** Port to SMS. Throws `Undeliverable` if a retry is useless. Errors contain neither recipients nor texts. */
export type SmsProvider = {
  name: string;
  /** Returns the provider's id of the message. */
  send(text: OutgoingText): Promise<string | undefined>;
};
