import { expect, test } from 'vitest';
import { type OfferedTemplate, templateProblem } from './point-messages.ts';

const ground = '※ 유료 구매로 지급된 포인트를 안내해 드려요.';
const good: OfferedTemplate = {
  content: `#{store} 적립 #{earned}\n\n${ground}`,
  links: [],
  status: 'ACTIVE',
  inspectionStatus: 'APPROVED',
  channelStatus: 'ACTIVE',
};

test('an approved, active template that says what is earned and on what ground can be chosen', () => {
  expect(templateProblem('EARNED', good)).toBeUndefined();
  const english = '#{store}: #{earned}\n* You get this because of a purchase.';
  expect(templateProblem('EARNED', { ...good, content: english })).toBeUndefined();
});

test.each(['REGISTERED', 'REQUESTED', 'INSPECTING', 'REJECTED'] as const)(
  'a template that is %s cannot be chosen',
  (inspectionStatus) => {
    expect(templateProblem('EARNED', { ...good, inspectionStatus })).toBe('NOT_APPROVED');
  },
);

test.each<[string, Partial<OfferedTemplate>, ReturnType<typeof templateProblem>]>([
  ['a blocked channel', { channelStatus: 'BLOCKED' }, 'CHANNEL_NOT_ACTIVE'],
  ['a stopped template', { status: 'STOPPED' }, 'NOT_ACTIVE'],
  ['a variable of another message', { content: `#{earned} #{coupon}\n${ground}` }, 'VARIABLES'],
  ['a button with a variable', { links: ['https://#{link}'] }, 'VARIABLES'],
  ['no amount', { content: `#{store}\n${ground}` }, 'VARIABLES'],
  ['an advertisement', { content: `(광고) #{earned}\n${ground}` }, 'ADVERTISING'],
  ['no line with the ground', { content: '#{store} #{earned} 구매해 주셔서 고마워요' }, 'NO_GROUND'],
])('a template cannot be chosen for this reason: %s', (_, over, problem) => {
  expect(templateProblem('EARNED', { ...good, ...over })).toBe(problem);
});

test('the template for used points must contain used and earned points, because one message has both', () => {
  expect(templateProblem('USED', { ...good, content: `#{used}\n${ground}` })).toBe('VARIABLES');
  expect(templateProblem('USED', { ...good, content: `#{used} #{earned}\n${ground}` })).toBeUndefined();
});
