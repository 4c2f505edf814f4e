import { flatTexts } from './locale-files.ts';
import type { Finding, Repository } from './repository.ts';

type Rule = { never: RegExp; say: string };

/** Words that no text may use, with the word to use: the one that owners know or that all other texts use. */
const rules: Readonly<Record<'ko' | 'en', readonly Rule[]>> = {
  ko: [
    { never: /저절로/, say: '자동으로' },
    { never: /분류/, say: '카테고리' },
    { never: /옵션 ?묶음/, say: '옵션 그룹' },
    { never: /나눠 내기|복합 결제/, say: '분할 결제' },
    { never: /매장 열기|매장을 여는/, say: '매장 등록' },
    // 개점 and 폐점 are opening and closing for the day.
    { never: /폐점/, say: '이용 종료' },
    { never: /발송사|딜러사/, say: '알림톡 발송 업체' },
    { never: /모자(라|란)/, say: '부족' },
    { never: /쉬는 시간/, say: '브레이크타임' },
    { never: /쉬는 날/, say: '휴무일' },
    { never: /단말기 (카드|(직접 )?입력)/, say: '외부 단말기' },
    { never: /전달 시 현금|만나서 현금/, say: '만나서 결제(현금)' },
    { never: /결제수단/, say: '결제 수단' },
    { never: /정가 합계/, say: '할인 전 금액' },
    { never: /품절 정하기/, say: '품절 처리' },
    { never: /재고를? 세/, say: '재고 관리' },
    { never: /가맹 번호/, say: '가맹점 번호' },
    { never: /회원 가입/, say: '회원가입' },
    { never: /적어 (주|두)|적은 (것|내용)/, say: '입력' },
    { never: /고치기|고쳐 주/, say: '수정' },
    { never: /버리기|버릴까요/, say: '삭제' },
    { never: /찾는 말|찾기 지우기/, say: '검색어' },
    { never: /다시 해 (보|주)/, say: '다시 시도' },
    { never: /잠시 (뒤에|후)/, say: '잠시 뒤' },
    { never: /미리 보기/, say: '미리보기' },
    { never: /예\)/, say: '예:' },
    // The name of a store may itself end in 매장, so that word must not follow it.
    { never: /[{#]\{?store(Name)?\}\}? 매장/, say: '{{store}}' },
    { never: /\}\} 님/, say: '{{name}}님' },
    { never: /\((으|은|는|이|가|을|를|과|와)\)/, say: '{{name, josa(은/는)}}' },
  ],
  en: [
    { never: /option collection/i, say: 'option group' },
    { never: /\b(e-)?mails?\b(?! servers?)/i, say: 'email' },
    { never: /\btenders?\b/i, say: 'payment method' },
    { never: /\bown terminal\b/i, say: 'external terminal' },
    { never: /\bguests?\b/i, say: 'customer' },
    { never: /\b(hand|handed) (it |the .* )?in\b/i, say: 'submit' },
    { never: /\bsign(s|ed|ing)?[- ](ins?|out)\b/i, say: 'log in, log out' },
  ],
};

/** Exceptions, by file and key. */
const right = new Set([
  // Fixed by docs/requirements.md, section 8.
  'packages/contract/src/errors.en.json sso.error.Email_not_found',
  'packages/contract/src/errors.en.json sso.error.not_verified_Email',
  // Paper that came by post.
  'apps/hub/src/stores/admin/admin.en.json image.none',
  // Mail as a channel, next to text messages.
  'apps/server/src/terms/articles/user/collection-of-personal-information/privacy-policy.en.txt',
  'apps/server/src/terms/articles/user/other/news-by-mail.en.txt',
]);

/** Pairs that `josa` in a text accepts (packages/web/src/particles.ts), the form after a consonant first. */
const particles = [
  '은/는',
  '이/가',
  '을/를',
  '과/와',
  '으로/로',
  '이에요/예요',
  '이라/라',
  '이랑/랑',
  '이나/나',
];
const chosen = /josa\(([^)]*)\)/g;

/** Checks that texts and terms use one word for each thing, and only pairs of particles that exist. */
export function checkWording(repository: Repository): Finding[] {
  return repository.files.flatMap(({ path, text }) => {
    const [, language, kind] = /\.(ko|en)\.(json|txt)$/.exec(path) ?? [];
    if (language !== 'ko' && language !== 'en') return [];
    const texts = kind === 'json' ? [...flatTexts(repository, path)] : [['', text] as const];
    return texts.flatMap(([key, each]) => {
      const found = right.has(`${path} ${key}`.trim())
        ? []
        : rules[language].flatMap((rule) => broken(rule, each));
      return [...found, ...unknownParticles(each)].map((what) =>
        [`${path}:1`, key, what].filter(Boolean).join(' '),
      );
    });
  });
}

function broken({ never, say }: Rule, text: string): string[] {
  const [found] = never.exec(text) ?? [];
  return found ? [`says “${found}” for ${say}`] : [];
}

function unknownParticles(text: string): string[] {
  return [...text.matchAll(chosen)]
    .flatMap(([, pair = '']) => pair)
    .filter((pair) => !particles.includes(pair))
    .map((pair) => `chooses between ${pair}, which is no pair of particles`);
}
