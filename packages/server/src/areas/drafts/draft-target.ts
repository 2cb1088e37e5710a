import { draftSentence } from '@torre/contract/drafts/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { displayDay } from '@torre/domain/kernel';
import { refused } from '../../platform/http/refused.ts';
import type { RosterTarget } from '../cells/index.ts';
import { auditDraftShifts, findCells } from '../cells/index.ts';
import { publishPlanning } from './draft-events.ts';
import { writeDraftCells } from './draft.store.ts';
import type { OpenDraft } from './draft.store.ts';
import { monthText } from '../month/index.ts';

/** The cells of a month as its draft shows them, changed in the draft alone. */
export function draftTarget(draft: OpenDraft): RosterTarget {
  const { first, last } = draft.month;
  return {
    refuses: (day) =>
      first <= day && day <= last
        ? null
        : refused(409, OUTCOME.draftClosed, draftSentence('dayOutside', { day: displayDay(day) })),
    find: (tx, icao, asked) => findCells(tx, icao, asked, 'planned'),
    // a draft is judged when it is looked at and published
    judge: () => null,
    // Asked when the draft is published.
    asksOfAbsences: false,
    write: (tx, actor, _, cells) => writeDraftCells(tx, actor, draft, cells),
    audit: auditDraftShifts,
    notify: async () => undefined,
    announce: async (tx, icao, changed) =>
      changed.length === 0 ? null : publishPlanning(tx, icao, monthText(draft.month)),
  };
}
