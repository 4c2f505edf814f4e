import { Provider, type Session } from 'oidc-provider';

/** A session, a grant or a waiting sign-in, with the epoch in which its user gave the password. */
export type OfEpoch = { epoch?: number };
export type GrantOfEpoch = NonNullable<ConstructorParameters<Provider['Grant']>[0]> & OfEpoch;

/** The library keeps of a session and a grant only what it knows itself; these keep their epoch too. */
export function keepEpoch({ Session, Grant }: Provider): void {
  for (const model of [Session, Grant]) {
    const { IN_PAYLOAD: known } = model as unknown as { IN_PAYLOAD: string[] };
    Object.defineProperty(model, 'IN_PAYLOAD', { get: () => [...known, 'epoch'] });
  }
  const prototype = Session.prototype as Session & OfEpoch;
  const login = prototype.loginAccount;
  prototype.loginAccount = function loginAccount(details) {
    login.call(this, details);
    // What waited for the password has it from there.
    const { login: waited } = (Provider.ctx?.oidc.entities.Interaction?.result ?? {}) as { login?: OfEpoch };
    if (waited?.epoch !== undefined) this.epoch = waited.epoch;
  };
}
