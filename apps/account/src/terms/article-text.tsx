import styles from './article-text.module.css';

/** The text of an article: paragraphs as it parts them, line breaks as breaks, numbered headings made to be found. */
export function ArticleText({ content }: { content: string }) {
  return paragraphsOf(content).map(({ text, isHeading }) => (
    <p key={text} className={isHeading ? styles.heading : styles.paragraph}>
      {text}
    </p>
  ));
}

type Paragraph = { text: string; isHeading: boolean };

/** A line that stands alone and begins with a number, such as `3. Fees`, heads what follows. */
export function paragraphsOf(content: string): Paragraph[] {
  return content
    .split(/\n{2,}/)
    .map((text) => ({ text, isHeading: /^\d+\. [^\n]*$/.test(text) }))
    .filter(({ text }) => text !== '');
}
