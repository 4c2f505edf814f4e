import { Button } from '@mantine/core';
import type { OutputOf } from '@maru/contract/endpoint.ts';
import type { listSessions } from '@maru/contract/sign-in/sign-in.endpoints.ts';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { formatDateTime, formatTimeAgo } from '@maru/web/format.ts';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SessionLine } from '#hub/lib/session-line.tsx';
import { useLanguage } from '#hub/lib/use-language.ts';
import { useNow } from '#hub/lib/use-now.ts';
import { useEndSession } from './sessions.api.ts';

type Session = OutputOf<typeof listSessions>[number];

const handheld = /android|ios|iphone|ipad/i;

/** One device: its name, sign-in time and last use, with a sign-out button. */
export function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const now = useNow(30_000);
  const { mutate, isPending, isSuccess } = useEndSession();
  const { id, browser, system, signedInAt, lastUsedAt, current } = session;
  const name = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  const Icon = handheld.test(system ?? '') ? IconDeviceMobile : IconDeviceDesktop;

  const end = () =>
    mutate(id, {
      onSuccess: () => {
        showNotice({ id: 'sessions-ended', type: 'SUCCESS', message: t('sessions.ended', { name }) });
        onEnded();
      },
    });

  return (
    <SessionLine
      label={name}
      icon={<Icon size={26} aria-hidden />}
      name={name}
      mark={current ? t('sessions.current') : undefined}
      details={[
        t('sessions.signedIn', { time: formatDateTime(signedInAt, language, now) }),
        t('sessions.lastUsed', { time: formatTimeAgo(lastUsedAt, language, now) }),
      ]}
      end={
        !current && (
          <Button loading={isPending || isSuccess} aria-label={t('sessions.endOne', { name })} onClick={end}>
            {t('sessions.end')}
          </Button>
        )
      }
    />
  );
}
