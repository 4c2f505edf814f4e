import type { SmsForm } from './sms-form.ts';

/** A text as it leaves: `to` is E.164, `id` our message's id. */
export type OutgoingText = SmsForm & { id: string; to: string };

/**
 * The port to SMS. Throws `Undeliverable` where another try is of no use; what it throws says nothing of whom or what.
 */
export type SmsProvider = {
  name: string;
  /** Answers the provider's own id of the message. */
  send(text: OutgoingText): Promise<string | undefined>;
};
