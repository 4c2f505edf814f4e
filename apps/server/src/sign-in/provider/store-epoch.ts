import { Provider, type Session } from 'oidc-provider';

/** A session, grant or pending sign-in with the epoch in which its user gave the password. */
export type OfEpoch = { epoch?: number };
export type GrantOfEpoch = NonNullable<ConstructorParameters<Provider['Grant']>[0]> & OfEpoch;

/** The library stores only fields it knows; add the epoch to sessions and grants. */
export function storeEpoch({ Session, Grant }: Provider): void {
  for (const model of [Session, Grant]) {
    const { IN_PAYLOAD: known } = model as unknown as { IN_PAYLOAD: string[] };
    Object.defineProperty(model, 'IN_PAYLOAD', { get: () => [...known, 'epoch'] });
  }
  const prototype = Session.prototype as Session & OfEpoch;
  const login = prototype.loginAccount;
  prototype.loginAccount = function loginAccount(details) {
    login.call(this, details);
    // A pending sign-in got the epoch when the password was checked.
    const { login: waited } = (Provider.ctx?.oidc.entities.Interaction?.result ?? {}) as { login?: OfEpoch };
    if (waited?.epoch !== undefined) this.epoch = waited.epoch;
  };
}
