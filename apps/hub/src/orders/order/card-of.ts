type Card = { cardIssuer: string | null; cardNumber: string | null };

/** A card as one recognises it: who issued it and its masked number; empty for other tenders. */
export function cardOf({ cardIssuer, cardNumber }: Card, fromProvider: (said: string) => string): string {
  return [cardIssuer && fromProvider(cardIssuer), cardNumber].filter(Boolean).join(' ');
}
