import { KeyHints } from '@maru/ui/keys/key-hints.tsx';
import { useTranslation } from 'react-i18next';
import { useShownKeys } from '#hub/lib/keys.ts';

/** Lists the shortcuts that work now; `?` opens it. */
export function ShownKeys() {
  const { t } = useTranslation('app');
  const hints = useShownKeys().map(({ keys: [key], label }) => ({ keys: keyCaps(key), label }));

  return (
    <KeyHints
      title={t('keys.title')}
      closeText={t('close')}
      hints={[...hints, { keys: ['?'], label: t('keys.help') }]}
    />
  );
}

const arrows: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** `mod+Enter` as two key caps, named as on this device's keyboard. */
function keyCaps(key: string): string[] {
  const hasMod = key.startsWith('mod+');
  const name = hasMod ? key.slice(4) : key;
  const cap = name.length === 1 ? name.toUpperCase() : (arrows[name] ?? name);
  return hasMod ? [navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl', cap] : [cap];
}
