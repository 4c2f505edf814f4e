import type { Block, Document } from '@maru/contract/content/document.ts';
import type { Language } from '@maru/contract/language.ts';
import { filled } from '#server/messaging/filled.ts';
import type { AnnouncedArticle } from './terms-announcements.queries.ts';
import en from './word-announcement.en.json' with { type: 'json' };
import ko from './word-announcement.ko.json' with { type: 'json' };

const words = { ko, en };

/** What an announcement says in one language: a sentence for each article. */
export function wordAnnouncement(articles: readonly AnnouncedArticle[], language: Language) {
  const { title, intro, article, adverse, consent, end } = words[language];
  const dayOf = (at: Date) => at.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  const items = articles.map(({ titleKo, titleEn, effectiveAt, isAdverse, needsConsent }) =>
    [
      filled(article, { title: language === 'ko' ? titleKo : titleEn, date: dayOf(effectiveAt) }),
      ...(isAdverse ? [adverse] : []),
      ...(needsConsent ? [consent] : []),
    ].join(' '),
  );
  return { title, intro, items, end };
}

/** The announcement as the text of news. */
export function announcementAsDocument({
  intro,
  items,
  end,
}: Pick<ReturnType<typeof wordAnnouncement>, 'intro' | 'items' | 'end'>): Document {
  const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const list: Block = {
    type: 'bulletList',
    content: items.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
  };
  return { type: 'doc', content: [paragraph(intro), list, paragraph(end)] };
}
