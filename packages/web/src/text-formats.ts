import { waitingTime } from '@maru/contract/time/waiting-time.ts';
import type { i18n } from 'i18next';
import { isParticles, withParticle } from './particles.ts';

/**
 * What texts may say of a value beyond i18next's own formats, once the texts are started: `{{seconds, wait}}`, as the
 * server's do too (contract, error-words.ts), and `{{name, josa(은/는)}}`, the name with the Korean particle that fits it.
 */
export function addTextFormats({ services: { formatter } }: i18n): void {
  formatter?.add('wait', (seconds: number, language) => waitingTime(seconds, language ?? 'ko'));
  formatter?.add('josa', (name: string, _, options: object) => {
    // i18next hands the words in the brackets over as the name of an option.
    const particles = Object.keys(options).find(isParticles);
    return particles ? withParticle(String(name), particles) : name;
  });
}
