/** A mail as it leaves, laid out. `id` is our message's id. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string };

/**
 * The port to mail. A repeat with the same id may arrive as a second mail, which carries the same Message-ID. Throws
 * `Undeliverable` where another try is of no use; what it throws says nothing of whom or what.
 */
export type MailProvider = {
  name: string;
  /** Answers the provider's own id of the mail, where it has one. */
  send(mail: OutgoingMail): Promise<string | undefined>;
  close(): Promise<void>;
};
