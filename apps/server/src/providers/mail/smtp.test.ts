import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { closeAtEnd } from '#test/close-at-end.ts';
import { openMailServer } from '#test/stand-ins/mail-server.ts';
import { Undeliverable } from '../undeliverable.ts';
import type { MailProvider } from './mail-provider.ts';
import { smtpMail } from './smtp.ts';

const from = '마루 <mail@maru.example>';
const url =
  'https://account.example/verifyUser?token=a-very-long_token.0123456789abcdefghijklmnopqrstuvwxyz0123456789&lang=ko';
const mail = {
  to: 'kim@example.com',
  subject: '이메일 주소를 확인해 주세요 — 마루에 오신 것을 환영해요, 사장님',
  text: `아래 주소를 열어 주세요.\n${url}\n`,
  html: `<p>아래 버튼을 눌러 주세요.</p><a href="${url.replace('&', '&amp;')}">확인</a>`,
};

function connect(url: string, requireTls = false): MailProvider {
  const provider = smtpMail({ url, from, requireTls });
  closeAtEnd(() => provider.close());
  return provider;
}

async function refusalOf(sending: Promise<unknown>): Promise<Error> {
  return sending.then(
    () => new Error('was sent'),
    (error: Error) => error,
  );
}

test('a mail arrives intact: Korean subject and sender, both parts, the whole link', async () => {
  const server = await openMailServer();
  const id = newId();
  const providerId = await connect(`smtp://127.0.0.1:${server.port}`).send({ id, ...mail });

  expect(providerId).toBe('4a5b6c');
  const [arrived] = server.arrived;
  expect(arrived).toMatchObject({
    subject: mail.subject,
    from: { name: '마루', address: 'mail@maru.example' },
    to: [{ address: mail.to }],
    recipients: [mail.to],
    messageId: `<${id}@maru.example>`,
  });
  expect(arrived?.text?.trim()).toBe(mail.text.trim());
  expect(arrived?.html?.trim()).toBe(mail.html);
  expect(arrived?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('a resend has the same Message-ID', async () => {
  const server = await openMailServer();
  const provider = connect(`smtp://127.0.0.1:${server.port}`);
  const id = newId();
  await provider.send({ id, ...mail });
  await provider.send({ id, ...mail });
  expect(new Set(server.arrived.map(({ messageId }) => messageId)).size).toBe(1);
  expect(server.arrived).toHaveLength(2);
});

test('an address with a comma or a line break reaches no second recipient', async () => {
  const server = await openMailServer();
  const provider = connect(`smtp://127.0.0.1:${server.port}`);
  await refusalOf(provider.send({ id: newId(), ...mail, to: 'kim@example.com, mallory@example.com' }));
  await refusalOf(provider.send({ id: newId(), ...mail, to: 'kim@example.com\r\nBcc: mallory@example.com' }));
  const recipients = server.arrived.flatMap((each) => each.recipients);
  expect(recipients).not.toContain('mallory@example.com');
});

test('a missing mailbox is not retried, a temporarily unavailable one is', async () => {
  const server = await openMailServer();
  const provider = connect(`smtp://127.0.0.1:${server.port}`);
  const to = (name: string) => refusalOf(provider.send({ id: newId(), ...mail, to: `${name}@example.com` }));

  const nobody = await to('nobody');
  expect(nobody).toBeInstanceOf(Undeliverable);
  expect(nobody.message).toBe('smtp EENVELOPE 550 RCPT TO');
  const later = await to('later');
  expect(later).not.toBeInstanceOf(Undeliverable);
  expect(later.message).toBe('smtp EENVELOPE 451 RCPT TO');
});

test('an unavailable server can be retried and is used when it is back', async () => {
  const away = await openMailServer();
  await away.close();
  const provider = connect(`smtp://127.0.0.1:${away.port}`);
  const failure = await refusalOf(provider.send({ id: newId(), ...mail }));
  expect(failure).not.toBeInstanceOf(Undeliverable);
  expect(failure.message).toMatch(/^smtp E/);

  const back = await openMailServer({}, away.port);
  await provider.send({ id: newId(), ...mail });
  expect(back.arrived).toHaveLength(1);
});

test('STARTTLS and sign-in follow the URL', async () => {
  const server = await openMailServer({
    authOptional: false,
    disabledCommands: [],
    onAuth({ username, password }, _session, done) {
      if (username === 'maru' && password === 'p@ss/word') done(null, { user: username });
      else done(new Error('wrong password'));
    },
  });
  const query = '?tls.rejectUnauthorized=false';
  const host = `127.0.0.1:${server.port}${query}`;
  await connect(`smtp://maru:${encodeURIComponent('p@ss/word')}@${host}`, true).send({
    id: newId(),
    ...mail,
  });
  expect(server.arrived).toMatchObject([{ secure: true, user: 'maru' }]);

  const refused = await refusalOf(connect(`smtp://maru:wrong@${host}`, true).send({ id: newId(), ...mail }));
  expect(refused).not.toBeInstanceOf(Undeliverable);
  expect(refused.message).toMatch(/^smtp EAUTH 535/);
});

test('an untrusted certificate is refused', async () => {
  const server = await openMailServer({ disabledCommands: [] });
  const failure = await refusalOf(
    connect(`smtp://localhost:${server.port}`, true).send({ id: newId(), ...mail }),
  );
  expect(failure.message).toMatch(/^smtp E(TLS|SOCKET)/);
  expect(server.arrived).toEqual([]);
});

test('in production mail is encrypted, unless the URL allows otherwise', async () => {
  const server = await openMailServer();
  const plain = `smtp://127.0.0.1:${server.port}`;
  const failure = await refusalOf(connect(plain, true).send({ id: newId(), ...mail }));
  expect(failure.message).toMatch(/^smtp ETLS/);
  expect(server.arrived).toEqual([]);

  await connect(`${plain}?requireTLS=false`, true).send({ id: newId(), ...mail });
  expect(server.arrived).toHaveLength(1);
});

test('a server that does not answer times out', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const failure = await refusalOf(
    connect(`smtp://127.0.0.1:${port}?greetingTimeout=50`).send({ id: newId(), ...mail }),
  );
  silent.close();
  expect(failure.message).toMatch(/^smtp ETIMEDOUT/);
});

test('errors contain no recipient', async () => {
  const server = await openMailServer();
  const { message, stack } = await refusalOf(
    connect(`smtp://127.0.0.1:${server.port}`).send({ id: newId(), ...mail, to: 'nobody@example.com' }),
  );
  expect(`${message} ${stack}`).not.toContain('example.com');
});
