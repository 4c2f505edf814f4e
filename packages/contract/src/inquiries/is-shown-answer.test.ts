import { expect, test } from 'vitest';
import { isShownAnswer } from './is-shown-answer.ts';

test.each([
  ['주문 화면에서 다시 인쇄할 수 있어요.', '주문 화면에서 다시 인쇄할 수 있어요.', true],
  [' 두 줄\n답변 \n', '두 줄\n답변', true],
  ['답변'.normalize('NFD'), '답변', true],
  ['010-2345-6789로 전화드릴게요', '010-****-6789로 전화드릴게요', true],
  ['help@maru.test로 보내 주세요', 'he***@maru.test로 보내 주세요', true],
  ['다른 답변', '주문 화면에서 다시 인쇄할 수 있어요.', false],
  ['', '답변', false],
])('the typed text %j can be the shown answer %j: %s', (typed, shown, expected) => {
  expect(isShownAnswer(typed, shown)).toBe(expected);
});
