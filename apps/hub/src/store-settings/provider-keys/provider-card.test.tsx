import { beforeAll, expect, test } from 'vitest';
import app from '#hub/app/app.ko.json' with { type: 'json' };
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import texts from '#hub/store-settings/store-settings.ko.json' with { type: 'json' };
import { ProviderCard } from './provider-card.tsx';

beforeAll(() => speakKorean({ 'store-settings': texts, app }));

test.each([
  ['이사장', '등록한 사람 이사장'],
  ['', '등록한 사람 탈퇴한 회원'],
])('the card of the provider keys says who set them: the name %j is shown in “%s”', (setBy, words) => {
  const keys = { provider: 'toss', lastFour: '4f2a', setBy, setAt: '2026-11-20T03:00:00Z' } as const;
  const card = <ProviderCard storeId="store" provider={{ offered: [], keys }} paysByLink />;
  expect(wordsShown(card, [])).toContain(words);
});
