import { useEffect, useMemo, useState } from 'react';
import { readView, writeView, type TableAddress, type TableView } from './table-address.ts';

/** Pause after the last key before the address follows. */
const SETTLE_MS = 250;

type Addressed = Parameters<typeof readView>[0];

interface Draft {
  readonly view: TableView;
  /** The address that stood when the view was last changed. */
  readonly basedOn: string;
  /** The address that this table wrote last and that may still be on its way; null: none. */
  readonly sent: string | null;
}

/**
 * View of a table: answers every key at once, and the address follows when typing rests. An address that changes from
 * outside (a link, the way back) wins over what is shown; its own, arriving late, takes nothing back.
 */
export function useTableView(
  columns: Addressed,
  address: TableAddress,
  onAddress: (address: TableAddress) => void,
): readonly [TableView, (view: TableView) => void] {
  const text = JSON.stringify(writeView(readView(columns, address)));
  const [draft, setDraft] = useState<Draft | null>(null);
  const addressed = useMemo(() => readView(columns, address), [columns, address]);
  const isLive = draft !== null && (draft.basedOn === text || draft.sent === text);
  useEffect(() => {
    if (!isLive) return;
    const sent = JSON.stringify(writeView(draft.view));
    if (sent === text || sent === draft.sent) return;
    const timer = setTimeout(() => {
      setDraft({ ...draft, sent });
      onAddress(writeView(draft.view));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, isLive, text, onAddress]);
  return [
    isLive ? draft.view : addressed,
    (view) => setDraft({ view, basedOn: text, sent: isLive ? draft.sent : null }),
  ];
}
