import { expect, test } from 'vitest';
import { themeStyleSheet } from './css-variables.ts';

// After a change of colours or sizes: npx vitest run packages/ui/src/theme -u
test('the committed style sheet matches the theme', async () => {
  await expect(themeStyleSheet()).toMatchFileSnapshot('./variables.gen.css');
});
