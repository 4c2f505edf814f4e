import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DetailLine } from './detail-line.tsx';

const partsIn = (parts: Parameters<typeof DetailLine>[0]['parts']) =>
  renderToStaticMarkup(<DetailLine parts={parts} />)
    .split(/<span[^>]*>|<\/span>/)
    .filter((part) => part.trim() !== '');

test('a dot stays with the part after it, so that no line ends with a dot', () => {
  expect(partsIn(['매장', '일반 우유', '샷 추가'])).toEqual(['매장', '·\u00a0일반 우유', '·\u00a0샷 추가']);
});

test('missing parts leave no dot behind', () => {
  expect(partsIn([null, '매장', false, '', '포장'])).toEqual(['매장', '·\u00a0포장']);
});
