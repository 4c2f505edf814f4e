import '@maru/ui/styles/hub.css';
import { languages } from '@maru/contract/language.ts';
import { whenQuiet } from '@maru/ui/later/when-quiet.ts';
import { startI18n } from '@maru/web/i18n.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './providers.tsx';
import { fetchTexts } from './texts.ts';
import { warmUp } from './warm-up.ts';
import { watchPerson } from './watch-person.ts';

// The system font is used until this one has loaded.
void import('@maru/ui/fonts/pretendard.css');

watchPerson();
warmUp();
await startI18n({ languages, load: fetchTexts, namespaces: ['app', 'errors'] });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  );
}

whenQuiet(async () => (await import('./quiet-parts.ts')).quietParts.beginOffline());
