import type { Language } from '@maru/contract/language.ts';
import { fillTemplate } from './fill-template.ts';
import { templateCode, templatesToRegister, type Worded } from './our-templates.ts';

/** One of our templates filled with these variables, as Kakao shows it. */
export function previewKakao(
  { template, variables }: Worded,
  { language, url }: { language: Language; url: string },
): { text: string; button: string } {
  const code = templateCode(template, language);
  const registered = templatesToRegister().find((one) => one.code === code);
  if (!registered) throw new Error(`There is no template ${code}`);
  const { text, buttons } = fillTemplate(registered, { variables, url });
  return { text, button: buttons[0]?.name ?? '' };
}
