/**
 * Why data of a deleted user is kept, and for how long. CONTRACT: who agreed to which terms (Act on Consumer
 * Protection in Electronic Commerce, article 6). SIGN_IN_LOG: devices and times of sign-ins (Protection of
 * Communications Secrets Act, article 15-2).
 */
export const keptFor = {
  CONTRACT: { years: 5 },
  SIGN_IN_LOG: { months: 3 },
} as const;

export type KeptGround = keyof typeof keptFor;
export const keptGrounds = Object.keys(keptFor) as [KeptGround, ...KeptGround[]];
