import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '../seeds/demo-accounts.ts';
import { printReady } from './print-ready.ts';

const config = {
  environment: 'trial' as const,
  accountUrl: 'http://localhost:3000',
  hubUrl: 'http://localhost:3001',
};
const abandoned = [{ base: '/var/lib/maru-0123456789', dataDir: '/srv/trial/.data' }];

function said(given: Partial<Parameters<typeof printReady>[0]>) {
  const lines: string[] = [];
  printReady({ config, demoAccounts: [], abandoned: [], ...given, say: (line) => lines.push(line) });
  return lines.join('\n');
}

test('the address and the purpose of each demo account are printed in Korean and English', () => {
  const lines = said({ demoAccounts: ['admin@maru.test', 'owner@maru.test', 'staff@maru.test'] });

  expect(lines).toContain('마루가 준비됐어요. · Maru is ready.');
  expect(lines).toMatch(/http:\/\/localhost:3001 +허브 · hub/);
  expect(lines).toMatch(/http:\/\/localhost:3000\/dev\/outbox +.*메일과 문자 · emails and texts/);
  expect(lines).toContain('maru1234!');
  expect(lines).toMatch(/owner@maru.test +사장님: .+ · the owner: .+/);
  expect(lines).toMatch(/staff@maru.test +직원: .+ · staff: .+/);
  expect(lines).toMatch(/admin@maru.test +플랫폼 관리자: .+ · platform administrator: .+/);
});

test('the README begins with five lines in Korean, which name every demo account and its password', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [title, korean = ''] = readme.split('\n\n');

  expect(title).toMatch(/^# .*마루/);
  expect(korean.split('\n')).toEqual(Array(5).fill(expect.stringMatching(/[가-힣].*\.$/)));
  for (const { username } of Object.values(demoAccounts)) expect(korean).toContain(username);
  expect(korean).toContain(demoPassword);
  expect(korean).toContain('npm start');
});

test('without demo accounts no password is printed, and in production no mailbox', () => {
  const lines = said({ config: { ...config, environment: 'production' } });

  expect(lines).not.toContain('maru1234!');
  expect(lines).not.toContain('/dev/outbox');
});

test('a database whose data folder is gone is reported with its former path', () => {
  expect(said({ abandoned })).toMatch(/\/var\/lib\/maru-0123456789 +.*\/srv\/trial\/.data/);
  expect(said({})).not.toContain('/var/lib');
});
