import type { ArticleScope } from '@maru/contract/terms/terms.endpoints.ts';
import { type ArticleChange, articleChanges } from './article-changes.ts';
import type { GroupKey } from './terms-groups.ts';

export type ListedArticle = {
  scope: ArticleScope;
  group: GroupKey;
  /** Unique in the whole list: pages link to it. */
  key: string;
  /** Position within the group, with gaps, because a changed position creates a new version. */
  position: number;
  required: boolean;
  /** Missing if the text never changed. */
  change?: ArticleChange;
};

/** An article that a release takes out for good. */
export type WithdrawnArticle = Pick<ListedArticle, 'scope' | 'group' | 'key'> & {
  /** The article is in force until this day in Seoul begins; if the day has begun, it ends immediately. */
  on: string;
};

/**
 * Only these articles end. If a published article is neither here nor in the list, the server does not start, because
 * the release may be an older one.
 */
export const withdrawnArticles: readonly WithdrawnArticle[] = [];

type Row = readonly [group: GroupKey, key: string, position: number, required: 'required' | 'optional'];

const ofUsers: readonly Row[] = [
  ['product-terms-of-use', 'age', 10, 'required'],
  ['product-terms-of-use', 'service', 20, 'required'],
  ['electronic-financial-transactions', 'electronic-payments', 10, 'required'],
  ['collection-of-personal-information', 'privacy-policy', 10, 'required'],
  ['collection-of-personal-information', 'account-information', 20, 'required'],
  ['provision-of-personal-information', 'provision-to-stores', 10, 'required'],
  ['other', 'news-by-mail', 10, 'optional'],
  ['other', 'news-by-message', 20, 'optional'],
  ['other', 'news-at-night', 30, 'optional'],
];

const ofStores: readonly Row[] = [
  ['product-terms-of-use', 'store-service', 10, 'required'],
  ['product-terms-of-use', 'store-data-processing', 20, 'required'],
  ['electronic-financial-transactions', 'store-payments', 10, 'required'],
  ['collection-of-personal-information', 'store-information', 10, 'required'],
  ['provision-of-personal-information', 'store-provision', 10, 'required'],
];

/** The store is responsible for its customers' data; these articles speak in its name. */
const ofCustomers: readonly Row[] = [
  ['collection-of-personal-information', 'customer-information', 10, 'required'],
  ['other', 'customer-news', 10, 'optional'],
];

const ofInquiries: readonly Row[] = [
  ['collection-of-personal-information', 'inquiry-information', 10, 'required'],
];

/** The articles of this product version; the texts are in `articles/<scope>/<group>/<key>.{ko,en}.txt`. */
export const articleList: readonly ListedArticle[] = [
  ...ofUsers.map((row) => listed('USER', row)),
  ...ofStores.map((row) => listed('STORE', row)),
  ...ofCustomers.map((row) => listed('CUSTOMER', row)),
  ...ofInquiries.map((row) => listed('INQUIRY', row)),
];

function listed(scope: ArticleScope, [group, key, position, required]: Row): ListedArticle {
  const change = articleChanges[key];
  return { scope, group, key, position, required: required === 'required', ...(change && { change }) };
}
