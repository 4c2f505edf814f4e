import { expect, test } from 'vitest';
import { filesOf } from './page-files.ts';

const manifest = {
  'src/fonts.css': { file: 'assets/fonts.css' },
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', css: ['assets/deep.css'], imports: ['_shared.js'] },
  'src/a/page.tsx': {
    file: 'assets/page.js',
    css: ['assets/page.css'],
    imports: ['_shared.js', 'src/entry-client.tsx'],
  },
  'src/a/other.tsx': { file: 'assets/other.js' },
};

test('a page has the files of the entry and of its own chunk, without duplicates', () => {
  expect(filesOf(manifest, 'src/a/page.tsx')).toEqual({
    fonts: '/assets/fonts.css',
    script: '/assets/entry.js',
    preloads: ['/assets/shared.js', '/assets/deep.js', '/assets/page.js'],
    styles: ['/assets/entry.css', '/assets/deep.css', '/assets/page.css'],
  });
});
