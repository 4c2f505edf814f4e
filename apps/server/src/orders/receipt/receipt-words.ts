import type { Language } from '@maru/contract/language.ts';
import { nameIn } from '@maru/contract/menu/names.ts';
import receiptEn from '@maru/contract/receipt/receipt.en.json' with { type: 'json' };
import receiptKo from '@maru/contract/receipt/receipt.ko.json' with { type: 'json' };
import { inWordsOf } from '@maru/contract/stores/goods-words.ts';
import type { StoreType } from '@maru/contract/stores/store-type.ts';
import { filled } from '#server/messaging/filled.ts';
import en from './receipt-mail.en.json' with { type: 'json' };
import ko from './receipt-mail.ko.json' with { type: 'json' };

const mailTexts = { ko, en };
const receiptTexts = { ko: receiptKo, en: receiptEn };

type Card = { cardIssuer: string | null; cardNumber: string | null };

/** What the receipt of a store says in one language. */
export function receiptWords(store: { category: StoreType | null }, language: Language) {
  const mail = mailTexts[language];
  const receipt = receiptTexts[language];

  return {
    mail,
    receipt,
    itemHead: inWordsOf(store, receipt.item, language),
    nameOf: (named: Parameters<typeof nameIn>[1]) => nameIn(language, named),
    won: (amount: number) => {
      const text = filled(mail.won, { amount: Math.abs(amount).toLocaleString('en-US') });
      return amount < 0 ? `−${text}` : text;
    },
    cardOf: ({ cardIssuer, cardNumber }: Card) => {
      const issuer = cardIssuer === 'SIMULATED' ? mail.simulatedCard : cardIssuer;
      return [issuer, cardNumber].filter(Boolean).join(' ');
    },
    timeOf: (at: string) =>
      new Date(at).toLocaleString(language, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Asia/Seoul',
      }),
  };
}

export type ReceiptWords = ReturnType<typeof receiptWords>;
