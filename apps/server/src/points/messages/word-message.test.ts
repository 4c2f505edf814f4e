import { expect, test } from 'vitest';
import { fillTemplate } from '#server/messaging/kakao/fill-template.ts';
import { templateCode, templatesToRegister } from '#server/messaging/kakao/our-templates.ts';
import { smsForm } from '#server/providers/sms/sms-form.ts';
import { wordMessage } from './word-message.ts';

const told = { storeName: '마루커피', used: 1_000, earned: 450, returned: 0, revoked: 0, left: 12_300 };
const first = new Date('2027-01-21T04:00:00+09:00');
const expiring = { points: 900, first, last: first, dayStart: 240 };

test.each(['EARNED', 'USED', 'CANCELLED', 'EXPIRING'] as const)(
  'Kakao message and text of %s say on what ground they are sent, in both languages',
  (purpose) => {
    for (const language of ['ko', 'en'] as const) {
      const { text, ...worded } = wordMessage({ ...told, purpose, expiring }, language);
      const code = templateCode(worded.template, language);
      const template = templatesToRegister().find((one) => one.code === code);
      if (!template) throw new Error(`no template ${code}`);
      const kakao = fillTemplate(template, { variables: worded.variables, url: undefined });
      for (const words of [kakao.text, text]) expect(words).toMatch(/구매|purchase/);
      expect(kakao.text + text).not.toMatch(/#\{|\{\{|undefined/);
    }
  },
);

test('the text that replaces a Kakao message fits into one SMS for an ordinary name', () => {
  const { text } = wordMessage({ ...told, purpose: 'EARNED' }, 'ko');
  expect(text).toBe('[마루커피] 450P 적립\n구매로 모은 포인트 12,300P\n※유료 구매로 지급된 포인트 안내');
  expect(smsForm(text).form).toBe('SMS');
});

test('a notice names the last day on which the points can be used, or the first and the last of several', () => {
  const last = new Date('2027-02-11T04:00:00+09:00');
  expect(wordMessage({ ...told, purpose: 'EXPIRING', expiring }, 'ko').text).toContain('2027년 1월 20일');
  expect(wordMessage({ ...told, purpose: 'EXPIRING', expiring: { ...expiring, last } }, 'ko').text).toContain(
    '2027년 1월 20일부터 2027년 2월 10일까지 차례로',
  );
});
