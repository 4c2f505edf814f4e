import type { PageItem, PlacePage } from '@maru/contract/place/place-page.ts';
import { formatWon } from '@maru/web/format.ts';
import { langOf } from './lang-of.ts';
import type { PlaceWords } from './place-words.ts';

const photoSize = 92;
/** With fewer categories than this, all are visible at once and links to them are not needed. */
const fewestToJump = 3;

type Part = { page: PlacePage; words: PlaceWords };

/** The menu by category, with links to the categories that stay visible. */
export function PlaceMenu({ page, words }: Part) {
  const { t } = words;
  const { menu, moreItems } = page;

  return (
    <section id="menu" aria-labelledby="menu-title">
      <h2 id="menu-title">{t('menu.title')}</h2>
      {menu.length === 0 && <p className="place-note">{t('menu.empty')}</p>}
      {menu.length >= fewestToJump && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <nav className="place-jump" aria-label={t('menu.jump')} tabIndex={0}>
          {menu.map(({ name }, index) => (
            <a key={anchorOf(index)} href={`#${anchorOf(index)}`} lang={langOf(name, page)}>
              {name.text}
            </a>
          ))}
        </nav>
      )}
      {menu.map(({ id, name, items }, index) => (
        <section className="place-category" key={id} aria-labelledby={anchorOf(index)}>
          <h3 id={anchorOf(index)} lang={langOf(name, page)}>
            {name.text}
          </h3>
          <ul>
            {items.map((item) => (
              <MenuItem key={item.id} item={item} page={page} words={words} />
            ))}
          </ul>
        </section>
      ))}
      {moreItems > 0 && <p className="place-note">{t('menu.more', { count: moreItems })}</p>}
    </section>
  );
}

function MenuItem({ item, page, words }: Part & { item: PageItem }) {
  const { t, language } = words;
  const { name, description, imageUrl, isSoldOut } = item;

  return (
    <li className="place-item" {...(isSoldOut && { 'data-sold-out': '' })}>
      <div>
        <h4 lang={langOf(name, page)}>{name.text}</h4>
        {description && (
          <p className="place-note" lang={langOf(description, page)}>
            {description.text}
          </p>
        )}
        <p className="place-price">
          {isSoldOut && <span className="place-sold-out">{t('menu.soldOut')}</span>}
          {item.isMarketPrice ? t('menu.marketPrice') : formatWon(item.price, language)}
        </p>
      </div>
      {imageUrl && <img src={imageUrl} alt="" width={photoSize} height={photoSize} loading="lazy" />}
    </li>
  );
}

/** An anchor made from the index, so that it is short and nobody can choose it. */
function anchorOf(index: number): string {
  return `menu-${index + 1}`;
}
