import { EmailDialog } from './contact/email-dialog.tsx';
import { PhoneDialog } from './contact/phone-dialog.tsx';
import { ExportDialog } from './exporting/export-dialog.tsx';

/** The dialogs of the profile, loaded together: one brings the phone number rules of every country. */
export const profileDialogs = { EmailDialog, PhoneDialog, ExportDialog };
