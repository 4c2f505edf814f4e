import { waitingTime } from '@maru/contract/time/waiting-time.ts';
import type { i18n } from 'i18next';
import { isParticles, withParticle } from './particles.ts';

/**
 * Adds formats for values in texts; call it once i18next has started: `{{seconds, wait}}`, which the server's
 * texts use, too (contract, error-words.ts), and `{{name, josa(은/는)}}`, the name with the Korean particle
 * that fits it.
 */
export function addTextFormats({ services: { formatter } }: i18n): void {
  formatter?.add('wait', (seconds: number, language) => waitingTime(seconds, language ?? 'ko'));
  formatter?.add('josa', (name: string, _, options: object) => {
    // i18next passes the words in the brackets as the name of an option.
    const particles = Object.keys(options).find(isParticles);
    return particles ? withParticle(String(name), particles) : name;
  });
}
