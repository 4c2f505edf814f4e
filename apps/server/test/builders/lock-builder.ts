import {
  answerUnlockApproval,
  changeStorePhone,
  getAtuSetting,
  requestUnlock,
  updateAtuSetting,
} from '@maru/contract/app-lock/app-lock.endpoints.ts';
import type { LockPart } from '@maru/contract/app-lock/lock-parts.ts';
import type { Caller, Person, Shop } from '../open-shop.ts';
import { openPhoneBrowser } from '../phone-browser.ts';

type At = { storeId: string; owner: Caller };

/** Stores with a store phone, locked and unlocked through the endpoints. */
export function lockBuilders(shop: Shop) {
  /** Verifies a new phone and makes it the store phone. */
  async function giveStorePhone({ storeId, owner }: At) {
    const phone = openPhoneBrowser(shop);
    await phone.verify('STORE_PHONE', owner);
    const { cellphone, cellphoneCountryCode } = phone;
    const answer = await phone.call(changeStorePhone, { storeId, cellphone, cellphoneCountryCode }, owner);
    if (answer.http !== 200) throw new Error(`no store phone: ${JSON.stringify(answer)}`);
    return phone.e164;
  }

  async function lock({ storeId, owner }: At, lockedParts: LockPart[]) {
    const { version } = (await shop.call(getAtuSetting, { storeId }, owner)).response;
    return shop.call(updateAtuSetting, { storeId, version, lockedParts }, owner);
  }

  /** A store with members and a store phone, with these parts locked. */
  async function lockedStore(lockedParts: LockPart[] = ['SALES_ANALYSIS']) {
    const at = await shop.openStore();
    const phone = await giveStorePhone(at);
    const answer = await lock(at, lockedParts);
    if (answer.http !== 200) throw new Error(`not locked: ${JSON.stringify(answer)}`);
    return { ...at, phone };
  }

  /** The token of the last link sent to a phone. */
  async function tokenOn(phone: string): Promise<string> {
    const last = await shop.mailbox.lastTo(phone);
    const [, token] = /\/approve\/([\w-]+)/.exec(JSON.stringify(last)) ?? [];
    if (!token) throw new Error(`no link arrived at ${phone}`);
    return token;
  }

  async function ask(storeId: string, as: Caller, part: LockPart = 'SALES_ANALYSIS') {
    return shop.call(requestUnlock, { storeId, part }, as);
  }

  /** Requests an unlock and approves it on the phone. */
  async function unlock(at: { storeId: string; phone: string }, as: Caller, part?: LockPart) {
    const asked = await ask(at.storeId, as, part);
    if (asked.http !== 200) throw new Error(`not asked: ${JSON.stringify(asked)}`);
    return shop.call(answerUnlockApproval, { token: await tokenOn(at.phone), answer: 'APPROVE' });
  }

  /** The same person, signed in on another device. */
  async function anotherSession(person: Person): Promise<Person> {
    return { ...person, token: await shop.signIn(person.username) };
  }

  const minutesPass = (minutes: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
  };

  return { giveStorePhone, lock, lockedStore, tokenOn, ask, unlock, anotherSession, minutesPass };
}
