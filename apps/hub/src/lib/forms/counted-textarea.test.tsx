import { beforeAll, expect, test } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { CountedInput } from './counted-input.tsx';
import { CountedTextarea } from './counted-textarea.tsx';
import forms from './forms.ko.json' with { type: 'json' };

beforeAll(() => speakKorean({ forms }));

const ignore = () => undefined;
const field = { name: 'answer', label: '답변', most: 1_000, onChange: ignore, error: undefined };
const area = (value: string) =>
  wordsShown(<CountedTextarea {...field} value={value} description="메일로 보내요." />, []);
const tooLong = '1,000자까지 쓸 수 있어요. 2자를 줄여 주세요.';

test('a longer text stays whole, with its count and by how much it is too long', () => {
  const long = '가'.repeat(1_002);
  expect(area(long)).toContain(`답변 메일로 보내요. ${long} 1,002/1,000 ${tooLong}`);
  expect(wordsShown(<CountedInput {...field} value={long} />, [])).toContain(`1,002/1,000 ${tooLong}`);
});

test('spaces around a text do not count, and an error of the server is shown at a text of allowed length', () => {
  expect(area(`${'👨‍👩‍👧‍👦'.repeat(1_000)}  `)).not.toContain('줄여');
  const refused = <CountedInput {...field} value="가" error="이미 쓰는 이름이에요." />;
  expect(wordsShown(refused, [])).toContain('이미 쓰는 이름이에요.');
});
