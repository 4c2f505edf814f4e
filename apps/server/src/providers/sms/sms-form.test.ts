import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eucKrBytes, sendable, smsForm } from './sms-form.ts';

test.each([
  ['₩1,000 결제', '1,000원 결제'],
  ['￦12000', '12000원'],
  ['₩ 500을 환불', '500원을 환불'],
  ['₩ 표시', '원 표시'],
  ['9:00–18:00', '9:00-18:00'],
  ['마루 — 인증번호', '마루 - 인증번호'],
  ['• 하나\n• 둘', '· 하나\n· 둘'],
  ['환영해요 🎉', '환영해요'],
  ['가족 👨‍👩‍👧‍👦 만세', '가족 만세'],
  ['확인 ✓ 완료', '확인 완료'],
  ['© 마루', '(c) 마루'],
  ['Café Zoë', 'Cafe Zoe'],
  ['\u00a0앞뒤\u2009공백\u3000', '앞뒤 공백'],
  ['첫 줄\r\n둘째 줄', '첫 줄\n둘째 줄'],
  ['영\u0000문\u0007', '영문'],
  ['한글'.normalize('NFD'), '한글'],
  ['“따옴표” … ※ ★ ☎ ㈜', '“따옴표” … ※ ★ ☎ ㈜'],
  ['똠방각하 뷁', '똠방각하 뷁'],
])('%j is sent as %j', (given, sent) => {
  expect(sendable(given)).toBe(sent);
});

test.each([
  ['[우리가게] 인증번호는 123456입니다. 3분 안에 입력해 주세요.', 59],
  ['abc', 3],
  ['가나다', 6],
  ['…', 2],
])('%j counts %i bytes', (text, bytes) => {
  expect(eucKrBytes(text)).toBe(bytes);
});

test('90 bytes are an SMS, 91 an LMS with its first line as subject', () => {
  expect(smsForm('가'.repeat(45))).toEqual({ form: 'SMS', text: '가'.repeat(45) });
  expect(smsForm(`${'가'.repeat(45)}a`)).toMatchObject({ form: 'LMS' });
  expect(smsForm(`안내\n${'가'.repeat(60)}`)).toEqual({
    form: 'LMS',
    subject: '안내',
    text: `안내\n${'가'.repeat(60)}`,
  });
});

test('too long subjects and texts are cut at the end of a character', () => {
  const long = smsForm('가'.repeat(2_000));
  if (long.form !== 'LMS') throw new Error('an LMS');
  expect(long.subject).toBe(`${'가'.repeat(19)}…`);
  expect(eucKrBytes(long.text)).toBe(2_000);
  expect(long.text.endsWith('가…')).toBe(true);
});

test('any text is reduced to characters of EUC-KR and to the allowed length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const { form, text } = smsForm(given);
      expect(sendable(text)).toBe(text);
      expect(eucKrBytes(text)).toBeLessThanOrEqual(form === 'SMS' ? 90 : 2_000);
    }),
  );
});
