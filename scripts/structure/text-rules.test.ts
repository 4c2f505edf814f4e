import { describe, expect, test } from 'vitest';
import { checkDocumentHeadings, checkDocumentNames } from './document-names.ts';
import { checkLocalePairs } from './locale-files.ts';
import { plantRepository } from './plant-repository.ts';
import { checkTextKeys, checkUnusedTexts } from './text-keys.ts';
import { checkUserSentences } from './user-sentences.ts';
import { checkWording } from './wording.ts';

describe('sentences in code', () => {
  test.each([
    ["const a = '주문';", 'has Korean words; they belong in a .ko.json'],
    [`const a = \`\${b}원\`;`, 'has Korean words; they belong in a .ko.json'],
    ['const a = <p>Hello</p>;', 'shows words; they belong in a locale file'],
    ["const a = <p>{b ? 'Yes' : c}</p>;", 'shows words; they belong in a locale file'],
    ["const a = <p>{b || 'none'}</p>;", 'shows words; they belong in a locale file'],
    [`const a = <p>{\`No \${b}\`}</p>;`, 'shows words; they belong in a locale file'],
    ['const a = <img alt="A cup" />;', 'has words in alt; they belong in a locale file'],
    ["const a = <p aria-label={b ? 'Open' : c} />;", 'has words in aria-label; they belong in a locale file'],
    ['const a = <Field placeholder="Name" />;', 'has words in placeholder; they belong in a locale file'],
  ])('%s is found', (code, what) => {
    const planted = plantRepository({ 'apps/hub/src/orders/order-card.tsx': `\n${code}` });

    expect(checkUserSentences(planted)).toEqual([`apps/hub/src/orders/order-card.tsx:2 ${what}`]);
  });

  test('words in HTML written by the server are reported', () => {
    const planted = plantRepository({
      'apps/server/src/sign-in/form.ts': 'const a = `<p class="x">Sign out</p>`;',
    });

    expect(checkUserSentences(planted)).toEqual([
      'apps/server/src/sign-in/form.ts:1 has words in HTML; they belong in a locale file',
    ]);
  });

  test('keys, symbols, names in code, comments, patterns and tests are not reported', () => {
    const planted = plantRepository({
      'apps/hub/src/orders/order-card.tsx': `
        // 주문 카드
        const a = <Card kind="open" className={b} aria-label={t('card')} alt="">× {t('title')} · {price} {on ? t('a') : '—'}</Card>;
        const d = <Logo label="Maru" />; const e = <Kbd>Enter</Kbd>;
        const c = /[가-힣]/;`,
      'apps/hub/src/orders/order-card.test.tsx': 'const a = <p>주문</p>;',
      'apps/server/src/sign-in/form.ts': `const a = \`<style>p { color: red }</style><p>\${b}</p>\`; throw new Error("a < b");`,
      'apps/server/seeds/menu.ts': "const a = '라떼';",
    });

    expect(checkUserSentences(planted)).toEqual([]);
  });
});

const ko = 'apps/hub/src/orders/orders.ko.json';
const en = 'apps/hub/src/orders/orders.en.json';

test('texts that are missing, empty or have other parameters in one language are reported', () => {
  const planted = plantRepository({
    [ko]: '{ "title": "주문", "count": "{{count}}건", "sum": "{{sum}}원", "empty": "" }',
    [en]: '{ "count_one": "{{count}} order", "count_other": "{{count}} orders", "sum": "{{total}}", "empty": "None", "more": { "a": "A" } }',
    'apps/hub/src/menu/menu.ko.json': '{}',
  });

  expect(checkLocalePairs(planted).sort()).toEqual(
    [
      'apps/hub/src/menu/menu.ko.json:1 has no apps/hub/src/menu/menu.en.json',
      `${en}:1 has no title`,
      `${ko}:1 empty is empty`,
      `${ko}:1 has no more.a`,
      `${ko}:1 sum has other parameters than ${en}`,
      `${en}:1 sum has other parameters than ${ko}`,
    ].sort(),
  );
});

test('a key without a text is reported', () => {
  const planted = plantRepository({
    [ko]: '{ "title": "주문", "status": { "OPEN": "진행 중" }, "count_other": "{{count}}건" }',
    'packages/contract/src/errors.ko.json': '{ "NOT_FOUND": "없어요." }',
    'apps/hub/src/orders/a.tsx': `
      const { t } = useTranslation('orders');
      t('title'); t('titel'); t(\`status.\${status}\`); t(\`state.\${status}\`); t('count', { count });
      t('errors:NOT_FOUND'); t('errors:FOUND'); t(open ? 'title' : 'other');`,
    'apps/hub/src/menu/c.tsx':
      "const { t } = useWords(); t('title'); const { t: e } = useTranslation('errors'); t('nowhere');",
    'apps/hub/src/menu/b.tsx':
      "i18next.t('title'); i18next.t('orders:title'); const a = <Trans i18nKey=\"nothing\" />;",
  });

  expect(checkTextKeys(planted)).toEqual([
    'apps/hub/src/menu/b.tsx:1 asks for nothing, which no locale file has',
    'apps/hub/src/menu/c.tsx:1 asks for nowhere, which no locale file has',
    'apps/hub/src/orders/a.tsx:3 asks for titel, which no locale file has',
    'apps/hub/src/orders/a.tsx:3 asks for state., which no locale file has',
    'apps/hub/src/orders/a.tsx:4 asks for errors:FOUND, which no locale file has',
    'apps/hub/src/orders/a.tsx:4 asks for other, which no locale file has',
  ]);
});

test('an unused text is reported', () => {
  const planted = plantRepository({
    [ko]: '{ "title": "주문", "old": "옛것", "status": { "OPEN": "진행 중" }, "count_other": "{{count}}건", "card": "카드" }',
    'apps/hub/src/orders/a.tsx': `
      t('orders:title'); t(\`status.\${status}\`); t('count', { count });
      const ways = [{ key: 'card' }];`,
  });

  expect(checkUnusedTexts(planted)).toEqual([`${ko}:1 nobody asks for old`]);
});

describe('names of documents', () => {
  /** Composes a document's name. The check also reads this file and would report a name written out. */
  const md = (name: string) => [name, 'md'].join('.');
  const tsv = (name: string) => [name, 'tsv'].join('.');
  const path = 'apps/server/src/orders/take-order.ts';

  test.each([md('spec'), md('docs/rules/gone'), md('/srv/plan'), md('../gone'), tsv('routes')])(
    '%s, which does not exist, is reported in a comment, a text and a document',
    (name) => {
      const text = `\nAs ${name} says.`;
      const planted = plantRepository({
        [path]: `\n// As ${name} says.\nconst a = 'As ${name}: yes';`,
        [md('docs/orders')]: text,
        [md('README')]: text,
      });

      const what = `names ${name}, which is not in the repository`;
      expect(checkDocumentNames(planted).sort()).toEqual(
        [
          `${path}:2 ${what}`,
          `${path}:3 ${what}`,
          `${md('docs/orders')}:2 ${what}`,
          `${md('README')}:2 ${what}`,
        ].sort(),
      );
    },
  );

  test('a document named by its path from the root or from the file, or by its name alone, is not reported', () => {
    const named = [
      md('docs/rules/money'),
      md('../../../../docs/orders'),
      md('README'),
      md('money'),
      tsv('access'),
    ];
    const planted = plantRepository({
      [path]: `// ${named.join(', ')}.`,
      [tsv('apps/server/src/orders/access')]: '',
      [md('docs/rules/money')]: `[orders](${md('../orders')}#taking)`,
      [md('docs/orders')]: '',
      [md('README')]: `see ${md('docs/orders')}.`,
    });

    expect(checkDocumentNames(planted)).toEqual([]);
  });

  test('a heading that the named page does not have is found', () => {
    const page = md('docs/rules/money');
    const planted = plantRepository({
      [path]: `// Rounds down (${page}, Rounding).\n// Spreads (${page}, Spreading).`,
      [page]: '# Money\n\n## Rounding\n\n- Down.\n',
    });

    expect(checkDocumentHeadings(planted)).toEqual([
      `${path}:2 names Spreading, which ${page} does not have`,
    ]);
  });

  test('web addresses, patterns and sizes of a theme are no names of documents', () => {
    const planted = plantRepository({
      [path]: `// https://example.com/docs/${md('guide')} docs/decisions/${md('*')}\nconst a = theme.${md('spacing')};`,
    });

    expect(checkDocumentNames(planted)).toEqual([]);
  });
});

test('a word that screens do not use, and particles that do not exist, are found', () => {
  const article = 'apps/server/src/terms/articles/user/other/age.ko.txt';
  const planted = plantRepository({
    [ko]: '{ "title": "주문", "done": "저절로 닫혀요", "gone": "{{name, josa(는/은)}} 없어요", "how": ["적어 주세요"] }',
    [en]: '{ "title": "Orders", "done": "The guest pays", "gone": "{{name}} is gone", "how": ["By e-mail"] }',
    [article]: '제목\n\n{{name}}(으)로 적어요.',
  });

  expect(checkWording(planted)).toEqual([
    `${en}:1 done says “guest” for customer`,
    `${en}:1 how.0 says “e-mail” for email`,
    `${ko}:1 done says “저절로” for 자동으로`,
    `${ko}:1 gone chooses between 는/은, which is no pair of particles`,
    `${ko}:1 how.0 says “적어 주” for 입력`,
    `${article}:1 says “(으)” for {{name, josa(은/는)}}`,
  ]);
});

test('an allowed exception for a word and a pair of particles that exists are not reported', () => {
  const planted = plantRepository({
    'apps/hub/src/stores/admin/admin.ko.json': '{ "image": { "none": "{{name, josa(은/는)}} 없어요" } }',
    'apps/hub/src/stores/admin/admin.en.json': '{ "image": { "none": "By mail" } }',
  });

  expect(checkWording(planted)).toEqual([]);
});
