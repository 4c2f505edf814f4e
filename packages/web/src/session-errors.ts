/** Nobody is signed in any more; call `startSignIn` to go on. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/**
 * A sign-in that failed: refused by the authorization server, returned without being requested, or impossible because
 * the browser lacks what a session needs (plain http from another machine).
 */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
  readonly reason: 'refused' | 'failed' | 'badApproach' | 'unsafeAddress';

  constructor(reason: SignInFailed['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
