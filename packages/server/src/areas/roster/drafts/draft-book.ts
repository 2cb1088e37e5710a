import { draftSentence } from '@torre/contract/drafts/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { displayDay } from '@torre/domain/kernel';
import { refused } from '../../../platform/http/refused.ts';
import type { CellBook } from '../cell-book.ts';
import { findCells } from '../many-cells.store.ts';
import { auditDraftShifts } from '../shift-audit.ts';
import { publishPlanning } from './draft-events.ts';
import { writeDraftCells } from './draft.store.ts';
import type { OpenDraft } from './draft.store.ts';
import { monthText } from './requested-month.ts';

/** The cells of a month as its draft shows them, changed in the draft alone. */
export function draftBook(draft: OpenDraft): CellBook {
  const { first, last } = draft.month;
  return {
    refuses: (day) =>
      first <= day && day <= last
        ? null
        : refused(409, OUTCOME.draftClosed, draftSentence('dayOutside', { day: displayDay(day) })),
    find: (tx, icao, asked) => findCells(tx, icao, asked, 'planned'),
    write: (tx, _, writes) => writeDraftCells(tx, draft, writes),
    audit: auditDraftShifts,
    tell: async () => undefined,
    announce: async (tx, icao, done) =>
      done.length === 0 ? null : publishPlanning(tx, icao, monthText(draft.month)),
  };
}
