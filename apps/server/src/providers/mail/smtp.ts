import { createTransport } from 'nodemailer';
import { Undeliverable } from '../undeliverable.ts';
import type { MailProvider } from './mail-provider.ts';

export type SmtpSettings = {
  /** `smtp://user:password@host:587`, `smtps://…:465`; nodemailer options go into the query. */
  url: string;
  /** An address, with or without a name: `Maru <mail@maru.example>`. */
  from: string;
  /** Refuse unencrypted connections, unless the URL allows them (`?requireTLS=false`). */
  requireTls: boolean;
};

const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};
/** Including the wait for a free connection. */
const longestMilliseconds = 45_000;

/** Mail by SMTP over a few pooled connections. A resent mail has the same Message-ID as the first. */
export function smtpMail({ url, from, requireTls }: SmtpSettings): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    ...limits,
    ...(requireTls && mustEncrypt(url) && { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = domainOf(from);

  return {
    name: 'smtp',
    async send({ id, to, subject, text, html }) {
      const sent = transport.sendMail({
        from,
        // As an object it is a single address, whatever characters it contains.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${sender}>`,
        // Suppress automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
      const { response } = await withinTime(sent).catch((error: unknown) => {
        throw refusalOf(error);
      });
      return /\bqueued as (\S+)/i.exec(response)?.[1];
    },
    async close() {
      transport.close();
    },
  };
}

async function withinTime<T>(sent: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), longestMilliseconds);
  });
  return Promise.race([sent, late]).finally(() => clearTimeout(timer));
}

type SmtpFailure = { code?: string; responseCode?: number; command?: string };

/** Servers repeat addresses in their messages, so only codes are kept. A 5xx about recipient or content is final. */
function refusalOf(error: unknown): Error {
  const { code = 'EUNKNOWN', responseCode, command } = error as SmtpFailure;
  const what = ['smtp', code, responseCode, command].filter(Boolean).join(' ');
  const isRefused = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
  return isRefused && /^(RCPT TO|DATA|API)$/.test(command ?? '') ? new Undeliverable(what) : new Error(what);
}

function mustEncrypt(url: string): boolean {
  const { protocol, searchParams } = new URL(url);
  if (protocol !== 'smtp:') return false;
  return searchParams.get('requireTLS') !== 'false' && searchParams.get('ignoreTLS') !== 'true';
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
