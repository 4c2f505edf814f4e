import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { closeAtEnd } from '../close-at-end.ts';

/** A received mail, parsed, and how it was delivered. */
export type Arrived = Email & { recipients: string[]; secure: boolean; user: string | undefined };

/** A real SMTP server on this machine. The user `nobody` has no mailbox; `later` is refused temporarily. */
export async function openMailServer(options: SMTPServerOptions = {}, at = 0) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Connections that a provider keeps open are cut after this many milliseconds.
    closeTimeout: 200,
    onRcptTo({ address }, _session, done) {
      const refusal = refusals[address.split('@')[0] ?? ''];
      done(refusal && Object.assign(new Error(`${refusal.text} ${address}`), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ ...mail, recipients, secure: session.secure, user: session.user });
        done(null, 'OK queued as 4a5b6c');
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const port = await listen(server, at);
  closeAtEnd(() => close(server));
  return { arrived, port, close: () => close(server) };
}

const refusals: Record<string, { code: number; text: string } | undefined> = {
  nobody: { code: 550, text: 'no such user' },
  later: { code: 451, text: 'greylisted' },
};

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
  });
}

function close(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
