import { CorrectDialog } from './correct-dialog.tsx';
import { GiveBackPaymentDialog } from './give-back-payment-dialog.tsx';
import { PayAndAsk } from './pay-and-ask.tsx';

/** One file, because they are loaded together. */
export const paymentDialogs = { CorrectDialog, GiveBackPaymentDialog, PayAndAsk };
