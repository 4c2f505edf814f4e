import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutcomeChoice } from './outcome-choice.tsx';

const options = [
  { value: 'PAID', label: '결제됐어요' },
  { value: 'UNPAID', label: '결제되지 않았어요' },
] as const;
const choice = { label: '결과', options, value: null, onChange: () => undefined };

test('a missing choice is reported beside the choices', () => {
  const untried = renderToStaticMarkup(<OutcomeChoice {...choice} error={undefined} />);
  const tried = renderToStaticMarkup(<OutcomeChoice {...choice} error="결과를 골라 주세요" />);

  expect(untried.match(/type="radio"/g)).toHaveLength(2);
  expect(untried).not.toContain('checked');
  expect(untried).not.toContain('결과를 골라 주세요');
  expect(untried).not.toContain('data-wrong');
  expect(tried.match(/type="radio"/g)).toHaveLength(2);
  expect(tried).toMatch(
    /^<fieldset[^>]*data-wrong="true".*결제되지 않았어요.*role="alert"[^>]*>결과를 골라 주세요<\/p><\/fieldset>$/,
  );
});

test('only the chosen outcome is checked', () => {
  const chosen = renderToStaticMarkup(<OutcomeChoice {...choice} value="UNPAID" error={undefined} />);

  expect(chosen.match(/checked=""/g)).toHaveLength(1);
  expect(chosen).toMatch(/<input[^>]*checked=""[^>]*value="UNPAID"/);
});
