/** An outgoing mail. `id` is our message's id. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string };

/**
 * Port to mail. A repeat with the same id may arrive as a second mail with the same Message-ID. Throws `Undeliverable`
 * if a retry is useless. Errors contain neither recipients nor texts.
 */
export type MailProvider = {
  name: string;
  /** Returns the provider's id of the mail, if it has one. */
  send(mail: OutgoingMail): Promise<string | undefined>;
  close(): Promise<void>;
};
