import { type RefObject, useEffect } from 'react';
import { pageRule, readPaper } from './paper.ts';

/** A constructed style sheet, because a style element would need the page's nonce. */
function openSheet() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const close = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
  };
  return { sheet, close };
}

/**
 * While the browser prints, lays the element out for this device's paper, and makes the page as long as the
 * element.
 */
export function usePrintOnPaper(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { sheet, close } = openSheet();

    function before() {
      const receipt = element.current;
      if (!receipt) return;
      const paper = readPaper();
      receipt.dataset.paper = paper;
      sheet.replaceSync(pageRule(paper, receipt.getBoundingClientRect().height));
    }
    function after() {
      delete element.current?.dataset.paper;
    }
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      close();
    };
  }, [element]);
}
