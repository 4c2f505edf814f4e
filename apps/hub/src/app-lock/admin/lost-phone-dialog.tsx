import { phoneCountries } from '@maru/contract/phone/countries.ts';
import { formatTypedPhone } from '@maru/contract/phone/format-phone.ts';
import { readPhone } from '@maru/contract/phone/read-phone.ts';
import { Dropdown } from '@maru/ui/dropdown/dropdown.tsx';
import { showNotice } from '@maru/ui/notice/notices.tsx';
import { Dialog } from '@maru/ui/over/dialog.tsx';
import { PhoneInput } from '@maru/ui/phone/phone-input.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestPhoneReset } from '#hub/app-lock/phone/phone-reset.api.ts';
import { ReasonForm } from '#hub/lib/forms/reason-form.tsx';
import { noPhone, numberOf, problemOf, type TypedPhone } from '#hub/lib/phone-code/code-flow.ts';
import { accessQuery } from '#hub/stores/admin/admin.api.ts';

const longestReason = 500;

/**
 * Asks for the owner whom the admin spoke to, the new number and the reason, then sends a link to that
 * number.
 */
export function LostPhoneDialog({ storeId, onClose }: { storeId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['app-lock', 'app', 'errors', 'phone-code']);
  const { data: access } = useSuspenseQuery(accessQuery(storeId));
  const request = useRequestPhoneReset(storeId);
  const owners = access.members.filter(({ role }) => role === 'OWNER');
  const [spokenToId, setSpokenToId] = useState<string | null>(null);
  const [phone, setPhone] = useState<TypedPhone>(noPhone);
  const number = numberOf(phone);

  async function send(reason: string) {
    if (!number || !spokenToId) return;
    try {
      await request.mutateAsync({ ...number, spokenToId, reason });
      showNotice({ type: 'SUCCESS', message: t('lost.sent') });
      onClose();
    } catch (error) {
      reportError(error);
    }
  }

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={onClose}
      title={t('lost.title')}
      closeText={t('app:close')}
      width={520}
    >
      <ReasonForm
        label={t('lost.reason')}
        longest={longestReason}
        quick={[]}
        act={{ label: t('lost.send'), variant: 'action', isPending: request.isPending }}
        isIncomplete={!number || !spokenToId}
        onSubmit={send}
        onClose={onClose}
      >
        {(wasTried) => (
          <>
            <Dropdown
              label={t('lost.owner')}
              placeholder={t('lost.ownerHint')}
              options={owners.map(({ userId, name, username }) => ({
                value: userId,
                label: `${name} (${username})`,
              }))}
              value={spokenToId}
              onChange={setSpokenToId}
              error={wasTried && !spokenToId ? t('lost.ownerMissing') : undefined}
            />
            <PhoneInput
              label={t('lost.number')}
              countryLabel={t('phone-code:country')}
              searchLabel={t('phone-code:countrySearch')}
              nothingFoundText={t('phone-code:countryNone')}
              countries={phoneCountries}
              language={i18n.language}
              name="phone"
              placeholder={phone.country === 'KR' ? t('phone-code:example') : ''}
              value={phone}
              onChange={setPhone}
              format={formatTypedPhone}
              read={readPhone}
              error={wasTried && !number ? t(`errors:fields.${problemOf(phone)}`) : undefined}
            />
          </>
        )}
      </ReasonForm>
    </Dialog>
  );
}
