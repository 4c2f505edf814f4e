import { Facts } from '@maru/ui/facts/facts.tsx';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { Card } from '#hub/lib/card.tsx';
import type { Inquiry } from './admin-inquiries.api.ts';
import { askerFacts } from './asker-facts.ts';
import styles from './inquiries.module.css';
import { useInquiryWords } from './use-inquiry-words.ts';

/** Shows the sender, masked, and the stores that may be the sender's. */
export function AskerCard({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useInquiryWords();
  const { language, stores } = inquiry;
  return (
    <Card title={t('one.asker')}>
      <Facts
        areBeside
        rows={[
          ...askerFacts(inquiry, t),
          { label: t('one.language'), value: t(`app:languages.${language}`) },
          {
            label: t('one.stores'),
            value:
              stores.length === 0
                ? t('one.noStores')
                : stores.map(({ id, name }) => (
                    <Link key={id} to={paths.adminStore({ storeId: id })}>
                      {name}{' '}
                    </Link>
                  )),
          },
        ]}
      />
      {stores.length > 0 && <p className={styles.muted}>{t('one.storesHint')}</p>}
    </Card>
  );
}
