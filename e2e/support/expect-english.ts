import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { koreanTextOf } from './korean-texts.ts';

const isKorean = koreanTextOf();

/** Expects that all texts of a screen are English and fit, and that it has no accessibility violations. */
export async function expectEnglish(page: Page, screen: string) {
  const { texts, cutOff, sideways } = await page.evaluate(readScreen);
  const found = { rawKeys: texts.filter(isRawKey), korean: texts.filter(isKorean), cutOff, sideways };
  expect.soft(found, screen).toEqual({ rawKeys: [], korean: [], cutOff: [], sideways: 0 });
  await expectNoViolations(page, screen);
}

function isRawKey(text: string): boolean {
  return /^[a-z][\w-]*([.:][A-Za-z_]\w*)+$/.test(text) || /\{\{|\}\}/.test(text);
}

/** Reads the texts of the screen; runs in the page. */
function readScreen() {
  const seen = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME'].includes(element.tagName) &&
      // A message is in its recipient's language.
      !element.closest('[translate=no]') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const ownTexts = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((text) => text !== '');
  const named = (element: Element) =>
    ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'].map(
      (name) => element.getAttribute(name) ?? '',
    );

  function isCutOff(element: Element) {
    const { overflowX, textOverflow, display } = getComputedStyle(element);
    const isOnlyHeard = element.clientWidth <= 1 || element.closest('.heard-only') !== null;
    if (display === 'inline' || isOnlyHeard || ownTexts(element).length === 0) return false;
    const mayScroll = ['visible', 'auto', 'scroll'].includes(overflowX);
    return !mayScroll && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
  }

  return {
    texts: [...new Set(seen.flatMap((element) => [...ownTexts(element), ...named(element)]))],
    cutOff: seen.filter(isCutOff).map((element) => ownTexts(element).join(' ')),
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
}
