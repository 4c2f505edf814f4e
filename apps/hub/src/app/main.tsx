import '@maru/ui/styles/hub.css';
import { languages } from '@maru/contract/language.ts';
import { whenIdle } from '@maru/ui/later/when-idle.ts';
import { startI18n } from '@maru/web/i18n.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './providers.tsx';
import { fetchTexts } from './texts.ts';
import { warmUp } from './warm-up.ts';
import { watchPerson } from './watch-person.ts';

// Until it has loaded, the system font is used.
void import('@maru/ui/fonts/pretendard.css');

watchPerson();
warmUp();
try {
  await startI18n({ languages, load: fetchTexts, namespaces: ['app', 'errors'] });

  const root = document.getElementById('root');
  if (root) {
    // An error that a route shows in place of a page is reported, too (watch-errors.ts).
    const onCaughtError = (error: unknown) => void dispatchEvent(new ErrorEvent('error', { error }));
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    );
  }
} finally {
  // Runs even if the start has failed, so that this failure is reported, too.
  whenIdle(async () => {
    const { idleParts } = await import('./idle-parts.ts');
    idleParts.watchErrors('hub');
    idleParts.beginOffline();
  });
}
