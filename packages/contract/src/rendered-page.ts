import type { Language } from './language.ts';
import type { ArticleScope } from './terms/terms.endpoints.ts';

/** What the server hands to an app that renders its pages (`render` of its `src/entry-server.tsx`). */
export type PageRequest = {
  path: string;
  /** Raw query, without the question mark. */
  query: string;
  language: Language;
  /** Content-Security-Policy nonce, for style elements. */
  nonce: string;
  config: PageConfig;
  /** What the server read for this page; undefined where a page needs nothing. */
  content?: PageContent;
  /** What the build of the browser's part wrote. */
  manifest: BuildManifest;
  /** The built script of `startEntry`, which stands in the page. */
  startScript: string;
};

/** Source of the script that stands in a page: what the page does before its scripts come. */
export const startEntry = 'src/entry-start.ts';

export type PageContent = {
  /** The articles in force, as a page shows them to anybody. */
  terms?: readonly TermsGroupOnPage[];
  /** Seconds until a password is looked at again, where this browser was told to wait. */
  waitSeconds?: number;
  /** What an app of somebody else asks of the person who is signed in. */
  consent?: AskedConsent;
  /** What left in this trial, newest first. */
  mailbox?: readonly SentMessage[];
  /** How Kakao behaves in this trial. */
  kakaoMood?: KakaoMood;
};

export type AskedConsent = {
  clientId: string;
  name: Record<Language, string>;
  /** Where the app is, and the browser is led afterwards: `app.example`. */
  host: string;
  scopes: readonly string[];
  /** Whose account it is about. */
  username: string;
};

/** How the Kakao of a trial behaves: the message arrives, its recipient has no Kakao, or nothing is ever heard of it. */
export const kakaoMoods = ['DELIVERED', 'NOT_A_USER', 'NO_ANSWER'] as const;
export type KakaoMood = (typeof kakaoMoods)[number];

/** A mail or text of a trial, as the mailbox page shows it. */
export type SentMessage = {
  id: string;
  channel: 'MAIL' | 'SMS' | 'KAKAO';
  to: string;
  subject: string | null;
  /** A mail's text part; its HTML is at `/dev/outbox/{id}`. */
  body: string;
  hasHtml: boolean;
  /** SMS, LMS or the Kakao template; null for mails. */
  form: string | null;
  /** Of a Kakao message: what it carries below its text, and how Kakao behaved. */
  buttons: readonly { name: string; url: string }[];
  delivery: KakaoMood | null;
  /** ISO 8601. */
  sentAt: string;
};

export type TermsGroupOnPage = {
  scope: ArticleScope;
  /** The same in every version and language: where a link leads to. */
  key: string;
  name: string;
  articles: readonly {
    key: string;
    title: string;
    content: string;
    required: boolean;
    version: number;
    /** Instant from which it is in force. */
    publishedAt: string;
  }[];
};

/** Vite's manifest, the part that a page needs: source file to built files. */
export type BuildManifest = Readonly<
  Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>
>;

/** What a page may know about where it runs; nothing in it is secret. */
export type PageConfig = {
  environment: 'trial' | 'production';
  accountUrl: string;
  hubUrl: string;
  clientId: string;
  /** Whether sign-up says what is agreed to by signing up (spec.md section 1). */
  signUpConsentLine: 'shown' | 'hidden';
  /** Where the hub's map gets pictures from; left out, it draws the districts' outlines alone. */
  mapTiles?: MapTiles | undefined;
};

/** `url` holds `{z}`, `{x}` and `{y}`; `attribution` is plain text that stands on the map. */
export type MapTiles = { url: string; attribution: string };

/**
 * `redirectTo` is a path: where a page sends who came without what its address must carry. `isSecret`: the path itself
 * is worth something to whoever learns it.
 */
export type RenderedPage = { status: 200 | 404; html: string; isSecret?: boolean } | { redirectTo: string };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
