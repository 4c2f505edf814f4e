import errorsEn from '@maru/contract/errors.en.json?url&no-inline';
import errorsKo from '@maru/contract/errors.ko.json?url&no-inline';
import receiptEn from '@maru/contract/receipt/receipt.en.json?url&no-inline';
import receiptKo from '@maru/contract/receipt/receipt.ko.json?url&no-inline';
import type { LoadTexts } from '@maru/web/i18n.ts';

const files = import.meta.glob<string>('../**/*.{ko,en}.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** `orders/orders.ko.json` is the namespace `orders` in Korean. File names are unique in the app. */
const addresses: Record<string, string> = {
  'errors.ko': errorsKo,
  'errors.en': errorsEn,
  'receipt.ko': receiptKo,
  'receipt.en': receiptEn,
  ...Object.fromEntries(
    Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.json$/g, ''), address]),
  ),
};

/** Fetched as data, not imported: a browser may cache a failed import and never retry it. */
export const fetchTexts: LoadTexts = async (language, namespace) => {
  const address = addresses[`${namespace}.${language}`];
  if (!address) throw new Error(`No texts ${namespace}.${language}.json`);

  const response = await fetch(address);
  if (!response.ok) throw new Error(`Texts answered ${response.status}`);
  return response.json();
};
