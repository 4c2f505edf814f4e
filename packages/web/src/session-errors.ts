/** Nobody is signed in any more; the way on is `startSignIn`. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/**
 * A sign-in that led nowhere: refused at the authorization server, failed, come back without being asked for, or not to
 * be begun where the browser keeps from the page what a sign-in stands on (plain http from another machine).
 */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
  readonly reason: 'refused' | 'failed' | 'badApproach' | 'unsafeAddress';

  constructor(reason: SignInFailed['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
