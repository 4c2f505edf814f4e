import type { PointMessageKind } from '@maru/contract/points/point-messages.ts';
import { beforeAll, expect, test } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { KindsCard } from './kinds-card.tsx';
import type { PointChannel } from './point-messages.api.ts';
import ko from './point-messages.ko.json' with { type: 'json' };
import type { ChannelForm } from './use-channel-form.ts';

beforeAll(() => speakKorean({ 'point-messages': ko }));

const setting = {
  prices: { kakao: 6.5, sms: 20, lms: 50 },
  estimates: { EARN: 1_200, USE: 300, CANCEL: 15, TWO_MONTHS: 0, ONE_MONTH: 40, THREE_DAYS: 41 },
} as PointChannel;

const wordsOf = (kinds: PointMessageKind[]) =>
  wordsShown(<KindsCard setting={setting} form={{ values: { kinds } } as unknown as ChannelForm} />, []);

test('each kind of message shows what it would cost: those about orders looking back, notices looking ahead', () => {
  const words = wordsOf([]);
  expect(words).toContain('지난 30일 주문으로 계산하면 1,200건, 발송 요금 약 7,800원');
  expect(words).toContain('지난 30일 주문으로 계산하면 15건, 발송 요금 약 98원');
  expect(words).toContain('앞으로 30일 동안 0건, 약 0원');
  expect(words).toContain('앞으로 30일 동안 41건, 약 267원');
  expect(words).toContain(
    '알림톡은 6.5원이에요. 카카오톡으로 보내지 못해 문자로 보내면 20원, 긴 문자면 50원',
  );
});

test('the kinds that are switched on are added up, and rounded once', () => {
  expect(wordsOf(['CANCEL', 'THREE_DAYS'])).toContain('켠 알림은 한 달에 약 56건, 364원이에요.');
  const none = wordsOf([]);
  expect(none).toContain(ko.kinds.none);
  expect(none).not.toContain('켠 알림은');
});
