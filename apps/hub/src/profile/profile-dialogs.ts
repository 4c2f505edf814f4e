import { EmailDialog } from './contact/email-dialog.tsx';
import { PhoneDialog } from './contact/phone-dialog.tsx';
import { ExportDialog } from './exporting/export-dialog.tsx';

/**
 * The dialogs of the profile. They are loaded together, because one contains the phone number rules of every
 * country.
 */
export const profileDialogs = { EmailDialog, PhoneDialog, ExportDialog };
