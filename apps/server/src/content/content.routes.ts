import * as faqs from '@maru/contract/content/faq.endpoints.ts';
import * as news from '@maru/contract/content/news.endpoints.ts';
import * as posts from '@maru/contract/content/posts.endpoints.ts';
import type { AdmitFile } from '#server/files/admit-file.ts';
import { route } from '#server/http/route.ts';
import { createFaq } from './faqs/create-faq.ts';
import { deleteFaq } from './faqs/delete-faq.ts';
import { getFaqBy } from './faqs/get-faq.ts';
import { listFaqsBy } from './faqs/list-faqs.ts';
import { setFaqCategory } from './faqs/set-faq-category.ts';
import { sortFaqs } from './faqs/sort-faqs.ts';
import { updateFaq } from './faqs/update-faq.ts';
import type { IsAdmin } from './may-read-all.ts';
import { createNews } from './news/create-news.ts';
import { deleteNews } from './news/delete-news.ts';
import { getNewsBy } from './news/get-news.ts';
import { getUnreadNews } from './news/get-unread-news.ts';
import { listNewsBy } from './news/list-news.ts';
import { updateNews } from './news/update-news.ts';
import { createPostBy } from './posts/create-post.ts';
import { deletePost } from './posts/delete-post.ts';
import { getPostBy } from './posts/get-post.ts';
import { listPostsBy } from './posts/list-posts.ts';
import { sortPosts } from './posts/sort-posts.ts';
import { updatePostBy } from './posts/update-post.ts';

export function contentRoutes({ isAdmin, admitFile }: { isAdmin: IsAdmin; admitFile: AdmitFile }) {
  return [
    route(news.listNews, listNewsBy(isAdmin)),
    route(news.getNews, getNewsBy(isAdmin)),
    route(news.getUnreadNews, getUnreadNews),
    route(news.createNews, createNews),
    route(news.updateNews, updateNews),
    route(news.deleteNews, deleteNews),
    route(faqs.listFaqs, listFaqsBy(isAdmin)),
    route(faqs.getFaq, getFaqBy(isAdmin)),
    route(faqs.createFaq, createFaq),
    route(faqs.updateFaq, updateFaq),
    route(faqs.deleteFaq, deleteFaq),
    route(faqs.sortFaqs, sortFaqs),
    route(faqs.setFaqCategory, setFaqCategory),
    route(posts.listPosts, listPostsBy(isAdmin)),
    route(posts.getPost, getPostBy(isAdmin)),
    route(posts.createPost, createPostBy(admitFile)),
    route(posts.updatePost, updatePostBy(admitFile)),
    route(posts.deletePost, deletePost),
    route(posts.sortPosts, sortPosts),
  ];
}
