/** Nobody is signed in any more; the way on is `startSignIn`. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** A return from the authorization server that led nowhere: refused there, failed, or not one we asked for. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
  readonly reason: 'refused' | 'failed' | 'badApproach';

  constructor(reason: SignInFailed['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
