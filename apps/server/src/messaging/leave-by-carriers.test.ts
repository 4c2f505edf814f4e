import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { runJobs } from '#test/builders/terminal-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { openMailServer } from '#test/stand-ins/mail-server.ts';
import { chooseCarriers } from './choose-carriers.ts';
import { openPost } from './open-post.ts';
import type { Mail } from './post.ts';

const shop = await openShop();
const { db, keys } = shop;
const post = openPost({ keys });
const url = 'https://account.example/verifyUser?token=0123456789';
const mail: Mail = {
  kind: 'VERIFY_EMAIL',
  to: 'kim@example.com',
  language: 'ko',
  subject: '이메일 주소를 확인해 주세요',
  title: '거의 다 왔어요',
  lines: ['버튼을 누르면 확인이 끝나요.'],
  action: { label: '확인하기', url },
};

/** A server instance that sends mail by SMTP. */
async function openInstance(port: number) {
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: '마루 <mail@maru.example>' });
  const carriers = chooseCarriers(config, { db, clock: () => new Date() });
  onTestFinished(() => carriers.mail.close());
  const { app } = await shop.instance({ config: { ...shop.config, carriers: config.carriers }, carriers });
  return { runJobs: () => runJobs(app, db) };
}

const rows = () => db.selectFrom('messages').selectAll().orderBy('id', 'desc').execute();

test('a mail survives an outage of the mail server and arrives unchanged', async () => {
  const away = await openMailServer();
  await away.close();
  const instance = await openInstance(away.port);
  await db.transaction().execute((tx) => post.mail(tx, mail));

  await instance.runJobs();
  expect((await rows())[0]).toMatchObject({ status: 'QUEUED', attempts: 1, recipient: mail.to });

  const back = await openMailServer({}, away.port);
  await instance.runJobs();
  const [sent] = await rows();
  expect(sent).toMatchObject({
    status: 'SENT',
    attempts: 2,
    recipient: null,
    sealed: null,
    lastError: null,
    provider: 'smtp',
    providerMessageId: '4a5b6c',
  });
  expect(back.arrived).toMatchObject([{ subject: mail.subject, messageId: `<${sent?.id}@maru.example>` }]);
  expect(back.arrived[0]?.html).toContain(`href="${url}"`);
  expect(back.arrived[0]?.text).toContain(`\n${url}\n`);
});

test('a mail to a mailbox that does not exist fails at the first attempt and is not retried', async () => {
  const server = await openMailServer();
  const instance = await openInstance(server.port);
  await db.transaction().execute((tx) => post.mail(tx, { ...mail, to: 'nobody@example.com' }));

  await instance.runJobs();
  await instance.runJobs();

  expect((await rows())[0]).toMatchObject({
    status: 'FAILED',
    attempts: 1,
    recipient: null,
    sealed: null,
    lastError: 'smtp EENVELOPE 550 RCPT TO',
  });
});
