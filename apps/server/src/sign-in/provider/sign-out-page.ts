import type { Language } from '@maru/contract/language.ts';
import en from './sign-out.en.json' with { type: 'json' };
import ko from './sign-out.ko.json' with { type: 'json' };

const words = { ko, en };

/** The page is self-contained; its colours are those of packages/ui. */
const sheet = `:root{color-scheme:light dark;--paper:#FAF8F4;--ink:#1C1B19;--blue:#1F4B8F;--action:#C9441C;--on-action:#FFF}
@media (prefers-color-scheme:dark){:root{--paper:#171614;--ink:#F2EEE6;--blue:#8FB4EE;--action:#F2764B;--on-action:#171614}}
body{display:grid;place-content:center;justify-items:center;gap:24px;min-height:100dvh;margin:0;padding:20px;box-sizing:border-box;
background:var(--paper);color:var(--ink);text-align:center;word-break:keep-all;
font:500 16px/1.5 "Pretendard Variable",Pretendard,-apple-system,BlinkMacSystemFont,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif}
h1{margin:0;font-size:24px;line-height:32px}
form{display:none}
svg{fill:var(--blue)}
button,a{display:grid;place-content:center;width:min(320px,80vw);border-radius:10px;font:inherit;font-weight:700}
button{min-height:52px;border:0;background:var(--action);color:var(--on-action);cursor:pointer}
a{min-height:44px;color:var(--blue);text-decoration:none}
button:focus-visible,a:focus-visible{outline:3px solid var(--blue);outline-offset:2px}`;

const logo = `<svg viewBox="0 0 32 32" width="56" height="56" aria-hidden="true"><path d="M8 1h16a8 8 0 0 1 7.4 4.5H.6A8 8 0 0 1 8 1Z"/>
<path d="M0 10h32v4H0zM0 18h32v4H0z"/><path d="M.6 26.5h30.8A8 8 0 0 1 24 31H8a8 8 0 0 1-7.4-4.5Z"/></svg>`;

type Asked = {
  language: Language;
  /** The library's form with its token. */
  form: string;
  nonce: string;
  sendsItself: boolean;
  hubUrl: string;
};

/** The page that signs out: immediately if it submits itself, else when the button is pressed. */
export function signOutPage({ language, form, nonce, sendsItself, hubUrl }: Asked): string {
  const { title, question, button, back } = words[language];
  const submit = `<button form="op.logoutForm">${button}</button>`;
  const rest = sendsItself
    ? `<noscript>${submit}</noscript><script nonce="${nonce}">document.forms[0].submit()</script>`
    : `<h1>${question}</h1>${submit}<a href="${hubUrl}/">${back}</a>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${sendsItself ? title : question}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<style nonce="${nonce}">${sheet}</style></head><body>${logo}${form}
<input form="op.logoutForm" type="hidden" name="logout" value="yes">
${rest}</body></html>`;
}
