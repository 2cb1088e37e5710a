import { serverWords } from '../../platform/server-words.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkReply, RefusedCell } from '@torre/contract/bulk';
import type { ChangeReason } from '@torre/contract/notices';
import { OUTCOME } from '@torre/contract/outcome';
import { useState } from 'react';
import { askBulk, cellsOfWish } from '../../areas/roster/index.ts';
import type { BulkWish } from '../../areas/roster/index.ts';
import { savedUnknown, useSaveWait } from '../../kit/index.ts';
import { NetworkFailed, refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { outcomeNotice } from '../../platform/outcome-notice.ts';
import { track } from '../../platform/track.ts';
import './month-edit.texts.ts';
import { refusalsOf } from './saved-cells.ts';

interface BulkForm {
  readonly division: string;
  readonly plant: string;
  readonly draft: string | null;
  readonly wish: BulkWish;
  /** Of a wish of kind 'turn': the shift. */
  readonly turn: string;
  /** Why, as the calls take it. */
  readonly reason: ChangeReason;
  /** Whether the wish says all that it needs. */
  readonly chosen: boolean;
}

let opened = 0;

/** The cells that a save left as they are, and the shifts that it was asked for. */
export interface LeftCells {
  readonly refused: readonly RefusedCell[];
  readonly wished: BulkReply['shifts'];
}

/**
 * What a wish would do, asked again whenever somebody changes the roster, and its save. `left`: it is over, but not for all
 * cells; `failure` why nothing could be saved: the wish stays, to be tried again.
 */
export function useBulkSave(
  { division, plant, draft, wish, turn, reason, chosen }: BulkForm,
  onSaved: (reply: BulkReply) => void,
  onClose: () => void,
) {
  const t = useTexts('monthEdit');
  const [window] = useState(() => (opened += 1));
  const { wait, saving, slow } = useSaveWait();
  const [failure, setFailure] = useState<string | null>(null);
  const [left, setLeft] = useState<LeftCells | null>(null);
  const client = useQueryClient();
  // Thousands of cells are no key: each window has its own number.
  const queryKey = ['bulk-preview', window, turn, cellsOfWish(wish)];
  const preview = useQuery({
    queryKey,
    // With some cells left out the first answer stays in view until the next one has come.
    placeholderData: (earlier: BulkReply | undefined, query) =>
      query?.queryKey[2] === turn ? earlier : undefined,
    queryFn: ({ signal }) => askBulk({ division, wish, turn, preview: true, reason: {}, draft }, { signal }),
    enabled: chosen && left === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const waits = chosen && !saving && left === null;
  useLive('roster', (patch) => {
    if (patch.plant === plant && waits) void preview.refetch();
  });

  useLive('away', (patch) => {
    if (patch.plant === plant && draft === null && waits) void preview.refetch();
  });
  useLive('planning', (patch) => {
    if (patch.plant === plant && draft !== null && waits) void preview.refetch();
  });

  const save = async (): Promise<void> => {
    if (wait.isUnderWay) return;
    setFailure(null);
    const wished = preview.data?.shifts ?? [];
    track('action', `turni ${wish.kind}`);
    try {
      const reply = await wait.run((options) =>
        askBulk({ division, wish, turn, preview: false, reason, draft }, options),
      );
      onSaved(reply);
      if (reply.outcome.code === OUTCOME.countersNotUpdated)
        notify(outcomeNotice(reply, serverWords(reply.outcome), t('savedButCounters')));
      else if (reply.refused.length === 0) notify({ type: NOTICE.success, text: serverWords(reply.outcome) });
      if (reply.refused.length === 0) return onClose();
      setLeft({ refused: reply.refused, wished });
    } catch (error) {
      const refused = refusalsOf(error);
      if (refused !== null) return setLeft({ refused, wished });
      if (error instanceof NetworkFailed && error.reason === 'aborted') return setFailure(savedUnknown());
      const detail = refusalWords(error) ?? '';
      setFailure(`${t('saveFailed')} ${error instanceof NetworkFailed ? t('offline') : detail}`.trimEnd());
    }
  };
  const [pressed, setPressed] = useState(false);
  /** Saves what is seen; while the preview is asked again because somebody changed the roster, once it says the same. */
  const press = async (): Promise<void> => {
    if (preview.isPlaceholderData || pressed) return;
    let answer: Pick<typeof preview, 'data' | 'isError'> = preview;
    setPressed(true);
    // As it is now, not as it was drawn: the change may have come a moment ago.
    while (client.isFetching({ queryKey, exact: true }) > 0)
      answer = await preview.refetch({ cancelRefetch: false });
    setPressed(false);
    if (answer.isError) return;
    if (seenIn(answer.data) === seenIn(preview.data)) await save();
    else setFailure(t('previewChanged'));
  };
  return { preview, press, saving: saving || pressed, slow, failure, left };
}

/** What a preview shows, to be compared with a later one. */
function seenIn(reply: BulkReply | undefined): string {
  return JSON.stringify([reply?.shifts, reply?.refused, reply?.overAbsence, reply?.effects, reply?.legality]);
}
