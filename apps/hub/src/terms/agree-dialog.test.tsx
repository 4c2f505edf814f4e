import { beforeAll, expect, test } from 'vitest';
import { speakKorean, wordsShown } from '#hub/lib/screen-builders.tsx';
import { AgreeArticles } from './agree-articles.tsx';
import { AgreeButtons } from './agree-buttons.tsx';
import texts from './terms.ko.json' with { type: 'json' };

beforeAll(() => speakKorean({ terms: texts }));

const article = (id: string, required: boolean) => ({ id, required, title: `약관 ${id}`, content: '내용' });
const groups = [{ id: 'g', name: '이용약관', articles: [article('가', true), article('나', false)] }];
const ignore = () => undefined;
const acts = { onSignOut: ignore, onAgree: ignore, isSending: false };
const articles = (over: { answers?: Record<string, boolean>; error?: string } = {}) =>
  wordsShown(
    <AgreeArticles
      text={texts.agree.text}
      groups={groups}
      answers={over.answers ?? {}}
      onChange={ignore}
      error={over.error}
    />,
    [],
  );

test('each article is named with whether it is required, and its text is behind a button', () => {
  const shown = articles();
  expect(shown).toContain(texts.agree.text);
  expect(shown).toMatch(/\[필수\] 약관 가 보기.*\[선택\] 약관 나 보기/);
  expect(shown).not.toContain('내용');
});

test('missing values are reported only after the first try', () => {
  expect(articles()).not.toContain(texts.agree.needed);
  expect(articles({ error: texts.agree.needed })).toContain(texts.agree.needed);
});

test('with a network the ways out are to agree and to sign out', () => {
  const shown = wordsShown(<AgreeButtons {...acts} onLater={undefined} />, []);
  expect(shown).toContain(`${texts.agree.signOut} ${texts.agree.done}`);
  expect(shown).not.toContain(texts.agree.later);
});

test('while an agreement cannot be sent the person may go on, and is not offered a sign-out that locks the till', () => {
  const shown = wordsShown(<AgreeButtons {...acts} onLater={ignore} />, []);
  expect(shown).toContain(texts.agree.unsent);
  expect(shown).toMatch(new RegExp(`${texts.agree.later} +${texts.agree.done}`));
  expect(shown).not.toContain(texts.agree.signOut);
});
