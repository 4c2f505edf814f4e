import type { Edition } from '@maru/contract/receipt/receipt-rows.ts';
import type { Sold } from '@maru/contract/receipt/sold.ts';
import { useEffect, useEffectEvent, useState } from 'react';

type Printed = { edition: Edition; sold: Pick<Sold, 'leftToPay'> };

/**
 * What a print counts as. Null before everything is paid, because the original is printed after that. Browsers
 * do not say whether somebody cancelled the print dialog, so a cancelled print counts, too.
 */
export function printedAs({ edition, sold }: Printed): 'ORIGINAL' | 'REPRINT' | null {
  if (sold.leftToPay > 0) return null;
  return edition === 'ORIGINAL' ? 'ORIGINAL' : 'REPRINT';
}

type Prints = Pick<Printed, 'sold'> & {
  /** COPY if the original was printed before. */
  first: Edition;
  onReprint: () => void;
};

/** The edition to print next. */
export function useEdition({ first, sold, onReprint }: Prints): Edition {
  const [edition, setEdition] = useState(first);

  const count = useEffectEvent(() => {
    const printed = printedAs({ edition, sold });
    if (printed === 'ORIGINAL') setEdition('COPY');
    if (printed === 'REPRINT') onReprint();
  });

  useEffect(() => {
    const hear = () => count();
    window.addEventListener('afterprint', hear);
    return () => window.removeEventListener('afterprint', hear);
  }, []);

  return edition;
}
