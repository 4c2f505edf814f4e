import { later } from '@maru/ui/later/later.ts';

export const laterTerms = later(async () => (await import('./terms-parts.ts')).termsParts);
