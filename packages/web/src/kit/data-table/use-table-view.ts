import { useEffect, useMemo, useState } from 'react';
import { readView, writeView, type TableAddress, type TableView } from './table-address.ts';

/** Pause after the last key before the address follows. */
const SETTLE_MS = 250;

type Addressed = Parameters<typeof readView>[0];

/**
 * View of a table: answers every key at once, and the address follows when typing rests. An address that changes from
 * outside (a link, the way back) wins over what is shown.
 */
export function useTableView(
  columns: Addressed,
  address: TableAddress,
  onAddress: (address: TableAddress) => void,
): readonly [TableView, (view: TableView) => void] {
  const text = JSON.stringify(writeView(readView(columns, address)));
  const [draft, setDraft] = useState<{ readonly view: TableView; readonly basedOn: string } | null>(null);
  const addressed = useMemo(() => readView(columns, address), [columns, address]);
  const live = draft?.basedOn === text ? draft.view : addressed;
  useEffect(() => {
    if (draft?.basedOn !== text || JSON.stringify(writeView(draft.view)) === text) return;
    const timer = setTimeout(() => onAddress(writeView(draft.view)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft, text, onAddress]);
  return [live, (view) => setDraft({ view, basedOn: text })];
}
