import type { Language } from './language.ts';
import type { ArticleScope } from './terms/terms.endpoints.ts';

/** The input of an app that renders its pages on the server (`render` in `src/entry-server.tsx`). */
export type PageRequest = {
  path: string;
  /** The query string without the question mark. */
  query: string;
  language: Language;
  /** CSP nonce for style elements. */
  nonce: string;
  config: PageConfig;
  /** Data that the server read for this page; undefined if the page needs none. */
  content?: PageContent;
  /** The build manifest of the browser code. */
  manifest: BuildManifest;
  /** The built script of `startEntry`, inlined in the page. */
  startScript: string;
};

/** Source of the inline script that runs before the page's scripts arrive. */
export const startEntry = 'src/entry-start.ts';

export type PageContent = {
  /** The articles in force, as shown to everybody. */
  terms?: readonly TermsGroupOnPage[];
  /** Shown in place of `terms` if the address names a version. */
  termsVersion?: TermsVersionOnPage;
  /** Seconds until a password may be tried again, if this browser has to wait. */
  waitSeconds?: number;
  /** What an outside app asks the signed-in person to allow. */
  consent?: AskedConsent;
  /** What a guest sees behind a pay link. */
  payPage?: PayPage;
  /** A payment on the simulated checkout of this trial. */
  checkout?: SimulatedCheckout;
  /** Sent messages of this trial, newest first. */
  mailbox?: readonly SentMessage[];
  /** The simulated behaviour of Kakao in this trial. */
  kakaoMood?: KakaoMood;
};

export type AskedConsent = {
  clientId: string;
  name: Record<Language, string>;
  /** The app's host, to which the browser returns: `app.example`. */
  host: string;
  scopes: readonly string[];
  /** The account that the consent is for. */
  username: string;
};

/**
 * UNKNOWN also stands for a link that was revoked or has expired. The page says nothing more, but tells a
 * guest who returns from the provider's page that they were not charged.
 */
export type PayPage =
  | { state: 'UNKNOWN'; isNotCharged: boolean }
  | ({ state: 'FAILED' } & FailedPayPage)
  | ShownPayPage;
export type ShownPayPage = { state: ShownPayState } & PayPageFacts;

/**
 * The page could not be made. `seconds`: how long to wait before trying again. BUSY: this network address asked
 * too often.
 */
export type FailedPayPage = { why: 'BUSY' | 'BROKEN'; seconds: number | null; requestId: string | null };

/**
 * CONFIRMING: this payment has no result yet. WAITING: another movement of the order's money has no result
 * yet. ALREADY_PAID: paid, but not through this link. RETURNED: paid through this link, and all of it was
 * given back or will be automatically. CLOSED: the store takes no payment by link at present.
 */
export const shownPayStates = [
  'PAYABLE',
  'CONFIRMING',
  'WAITING',
  'PAID',
  'RETURNED',
  'ALREADY_PAID',
  'CANCELLED',
  'CLOSED',
] as const;
export type ShownPayState = (typeof shownPayStates)[number];

type Named = { name: string; nameEn: string | null };

export type PayPageFacts = {
  storeName: string;
  orderNumber: number;
  lines: readonly (Named & { id: string; options: readonly Named[]; quantity: number; total: number })[];
  /** A hash of what the guest saw. The page sends it when the guest presses “pay”. */
  contents: string;
  total: number;
  /** What is already paid on the order. */
  paid: number;
  /** What is left to pay. In the states CONFIRMING and PAID: what was paid through this link. */
  amount: number;
  /** What the store gave back of a payment through this link. */
  givenBack: number;
  /** What the order could not take of a payment through this link; it is returned automatically. */
  goingBack: number;
  /**
   * Why the guest is on this page again: the payment was refused or abandoned, or the amount has changed.
   * NOT_CHARGED: the payment that they began was not charged, because another one through this link came first.
   */
  hint: PayHint | null;
};
export type PayHint = 'NOT_PAID' | 'LEFT' | 'CHANGED' | 'NOT_OPENED' | 'NOT_CHARGED';

export type SimulatedCheckout = { orderName: string; amount: number; leaveUrl: string };

/**
 * Simulated behaviour of Kakao in a trial: the message arrives, the recipient has no Kakao, or no result ever comes.
 */
export const kakaoMoods = ['DELIVERED', 'NOT_A_USER', 'NO_ANSWER'] as const;
export type KakaoMood = (typeof kakaoMoods)[number];

/** A mail or text of a trial, as the mailbox page shows it. */
export type SentMessage = {
  id: string;
  channel: 'MAIL' | 'SMS' | 'KAKAO';
  to: string;
  subject: string | null;
  /** The mail's text part; its HTML is at `/dev/outbox/{id}`. */
  body: string;
  hasHtml: boolean;
  /** SMS, LMS or the name of the Kakao template; null for mails. */
  form: string | null;
  /** For a Kakao message: its buttons below the text, and the simulated behaviour. */
  buttons: readonly { name: string; url: string }[];
  delivery: KakaoMood | null;
  /** ISO 8601. */
  sentAt: string;
};

export type TermsGroupOnPage = {
  scope: ArticleScope;
  /** Stable across versions and languages, so that links can use it. */
  key: string;
  name: string;
  articles: readonly {
    key: string;
    title: string;
    content: string;
    required: boolean;
    version: number;
    /** When this version took or takes effect. */
    effectiveAt: string;
    /** Other versions, the latest first. */
    others: readonly { version: number; effectiveAt: string; isComing: boolean }[];
  }[];
};

/** One coming or former version of an article. */
export type TermsVersionOnPage = {
  key: string;
  title: string;
  content: string;
  version: number;
  effectiveAt: string;
  /** When the next version replaces this one; null for a coming version. */
  until: string | null;
  isAdverse: boolean;
  needsConsent: boolean;
  /** The differences between a coming version and the one in force; null for a former version. */
  compared: readonly { before: string | null; after: string | null }[] | null;
};

/** The part of Vite's manifest that a page needs: source file to built files. */
export type BuildManifest = Readonly<
  Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>
>;

/** What a page may know about its environment; nothing here is secret. */
export type PageConfig = {
  environment: 'trial' | 'production';
  accountUrl: string;
  hubUrl: string;
  clientId: string;
  /** Whether the sign-up page shows a line that says what signing up agrees to. */
  signUpConsentLine: 'shown' | 'hidden';
  /** Source of the map tiles; if left out, the map draws district outlines only. */
  mapTiles?: MapTiles | undefined;
};

/** `url` contains `{z}`, `{x}` and `{y}`; `attribution` is plain text shown on the map. */
export type MapTiles = { url: string; attribution: string };

/**
 * `redirectTo`: the path to redirect to if a required query parameter is missing. `isSecret`: the URL itself holds a
 * secret.
 */
export type RenderedPage = { status: 200 | 404; html: string; isSecret?: boolean } | { redirectTo: string };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
