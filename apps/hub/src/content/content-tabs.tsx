import { LinkTabs } from '@maru/ui/tabs/link-tabs.tsx';
import { useRouter, useRouterState } from '@tanstack/react-router';
import styles from './content-tabs.module.css';
import { useContentWords } from './use-content-words.ts';

type ContentTabsProps = { label: string; news: string; faq: string; posts: string };

/** Tabs for news, FAQs and posts, with these addresses. */
export function ContentTabs({ label, ...hrefs }: ContentTabsProps) {
  const { t } = useContentWords();
  const router = useRouter();
  const address = useRouterState({ select: ({ location }) => location.pathname });
  const kinds = ['news', 'faq', 'posts'] as const;

  return (
    <div className={styles.tabs}>
      <LinkTabs
        label={label}
        tabs={kinds.map((kind) => ({
          href: hrefs[kind],
          label: t(`${kind}.title`),
          isCurrent: address === hrefs[kind],
        }))}
        onFollow={(href) => void router.navigate({ href })}
      />
    </div>
  );
}
