import type { ShiftNotice } from '@torre/contract/notices';
import { useState, type JSX } from 'react';
import { useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { askAcknowledge, useNoticesAgain } from './notices.queries.ts';
import './notices.texts.ts';

interface Acknowledge {
  readonly acknowledge: (notice: ShiftNotice) => Promise<void>;
  /** Id of the notice that is being saved. */
  readonly saving: string | null;
  /** What a failed save says; stands in the screen. */
  readonly element: JSX.Element | null;
}

/** Says of a notice that it was read, and reads them again. */
export function useAcknowledge(): Acknowledge {
  const t = useTexts('notices');
  const again = useNoticesAgain();
  const [saving, setSaving] = useState<string | null>(null);
  const { run, element } = useActions();
  const acknowledge = async ({ noticeId, needsAcknowledgement }: ShiftNotice): Promise<void> => {
    setSaving(noticeId);
    await run({
      track: needsAcknowledgement ? 'presa visione' : 'chiudi avviso',
      act: (options) => askAcknowledge(noticeId, options),
      failed: t(needsAcknowledgement ? 'seenFailed' : 'dismissFailed'),
      refresh: again,
    });
    setSaving(null);
  };
  return { acknowledge, saving, element };
}
