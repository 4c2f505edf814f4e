import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('spec 9 · the layout gap is 10 pixels by default', () => {
  // Stack, Group and Flex use `md` by default.
  expect(mergeMantineTheme(DEFAULT_THEME, theme).spacing.md).toBe('0.625rem');
});
