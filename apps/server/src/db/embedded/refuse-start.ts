import { CannotStart } from '#server/db/cannot-start.ts';
import en from './cannot-start.en.json' with { type: 'json' };
import ko from './cannot-start.ko.json' with { type: 'json' };

export function refuseStart(why: keyof typeof ko, values: Record<string, string>, cause?: unknown): never {
  throw new CannotStart({ ko: ko[why], en: en[why] }, values, cause);
}
