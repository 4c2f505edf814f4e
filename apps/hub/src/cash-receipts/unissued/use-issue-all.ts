import { showNotice } from '@maru/ui/notice/notices.tsx';
import { reportError } from '@maru/web/report-error.ts';
import { useRef, useState } from 'react';
import { readAllUnissued, useIssueReceipt } from '#hub/cash-receipts/cash-receipts.api.ts';
import { useCashReceiptWords } from '#hub/cash-receipts/use-cash-receipt-words.ts';
import { issueOneByOne, type Progress, selfIssuable } from './issue-one-by-one.ts';

/** Issues the whole list without numbers: reads it, asks, and issues one receipt at a time. */
export function useIssueAll(storeId: string) {
  const { t } = useCashReceiptWords();
  const issue = useIssueReceipt(storeId);
  const [isReading, setIsReading] = useState(false);
  const [asked, setAsked] = useState<ReturnType<typeof selfIssuable> | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopped = useRef(false);

  async function ask() {
    if (isReading || progress) return;
    setIsReading(true);
    try {
      setAsked(selfIssuable(await readAllUnissued(storeId)));
    } catch (error) {
      reportError(error);
    } finally {
      setIsReading(false);
    }
  }

  async function run() {
    const rows = asked?.rows ?? [];
    setAsked(null);
    isStopped.current = false;
    setProgress({ total: rows.length, done: 0, refused: 0 });
    try {
      const { done, refused } = await issueOneByOne(rows, {
        issue: issue.mutateAsync,
        isStopped: () => isStopped.current,
        onStep: setProgress,
      });
      const message = t(refused > 0 ? 'unissued.all.someRefused' : 'unissued.all.done', {
        done,
        count: refused,
      });
      showNotice({ type: refused > 0 ? 'ERROR' : 'SUCCESS', message });
    } catch (error) {
      reportError(error);
    } finally {
      setProgress(null);
    }
  }

  return {
    ask: () => void ask(),
    isReading,
    /** The rows that the person is asked about. */
    asked,
    run: () => void run(),
    giveUp: () => setAsked(null),
    progress,
    stop: () => {
      isStopped.current = true;
    },
  };
}
