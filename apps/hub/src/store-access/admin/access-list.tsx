import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listAccessOf } from '@maru/contract/store-access/store-access.endpoints.ts';
import { Link } from '@tanstack/react-router';
import { paths } from '#hub/app/paths.ts';
import { useAdminWords } from '#hub/stores/admin/use-admin-words.ts';
import styles from './access-card.module.css';

type AccessListProps = { access: OutputOf<typeof listAccessOf> | undefined; onLeave?: () => void };

/** Stores of a person, with role and rights. */
export function AccessList({ access, onLeave }: AccessListProps) {
  const { t } = useAdminWords();
  return (
    <ul className={styles.stores}>
      {access?.map((one) => (
        <li key={one.storeId}>
          <Link to={paths.adminStore({ storeId: one.storeId })} {...(onLeave && { onClick: onLeave })}>
            {one.storeName}
          </Link>
          <span className={styles.small}>
            {[
              t(`app:account.role.${one.role}`),
              ...(one.role === 'STAFF' ? one.rights.map((right) => t(`store-access:rights.${right}`)) : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
