import type { Rename } from '../../move/plan.ts';

const WEB = 'packages/web/src';
const ROSTER = `${WEB}/areas/roster`;
const PLAN = `${WEB}/areas/operations-room/plan`;
const ROOM = [`${PLAN}/{use-room-hands.ts,room-gantt.tsx,room-plan-card.tsx,room-strip.tsx}`];
const GRID = [`${ROSTER}/grid/{use-grid-hands.ts,grid-dom.ts,month-grid.tsx,grid-selection.ts}`];

const rename = (from: string, to: string, more: Omit<Rename, 'from' | 'to'> = {}): Rename => ({
  from,
  to,
  in: [`${WEB}/**`],
  ...more,
});

/** Keyboard, mouse and focus of the grid. */
const grid: readonly Rename[] = [
  rename('useGridHands', 'useGridInteractions'),
  rename('Hands', 'GridInteractions', { in: GRID }),
  rename('hands', 'props', { in: [`${ROSTER}/grid/use-grid-hands.ts`] }),
  rename('hold', 'moveFocus', { in: GRID }),
  rename('holdLine', 'focusLine'),
  rename('holdKeyboard', 'setKeyboard'),
  rename('nameHeld', 'nameFocused'),
  rename('markHeld', 'markFocus'),
  rename('unmarkHeld', 'dropFocus'),
  rename('HELD', 'FOCUSED'),
  rename('HELD_PLACE', 'FOCUSED_PLACE'),
  rename('held', 'focused', { in: GRID, literals: true }),
  rename('heldAt', 'focusedAt'),
  rename('held', 'own', { in: [`${ROSTER}/grid/grid-lines.test.ts`] }),
  rename('held', 'counted', { in: [`${ROSTER}/grid/place-of-lines.ts`] }),
  rename('hand', 'focused', {
    in: [`${ROSTER}/grid/selection-overlay.tsx`, `${WEB}/desks/month/status-line.tsx`],
    literals: true,
  }),
  rename('hands', 'frames', {
    in: [`${ROSTER}/grid/{selection-overlay,around-overlay}.tsx`],
    literals: true,
  }),
  rename('Held', 'SelectionCounts', { in: [`${WEB}/desks/month/status-line.tsx`] }),
  rename('held', 'counts', { in: [`${WEB}/desks/month/status-line.tsx`] }),
  rename('said', 'element', { in: [`${ROSTER}/grid/grid-dom.ts`] }),
  rename('said', 'text', { in: [`${ROSTER}/grid/cell-sentence.ts`] }),
  rename('SaidCell', 'CellSentenceParts'),
  rename('paper', 'print', { in: [`${ROSTER}/grid/month-grid.tsx`], literals: true }),
];

/** Locks, absences, drafts and others' open cells, drawn over the month. */
const overlays: readonly Rename[] = [
  rename('Around', 'CellOverlays'),
  rename('NOTHING_AROUND', 'NO_OVERLAYS'),
  rename('aroundRows', 'overlaysOfRows'),
  rename('aroundRow', 'overlaysOfRow'),
  rename('aroundWords', 'overlayWords'),
  rename('sameAround', 'sameOverlays'),
  rename('setAround', 'setOverlays'),
  rename('watchAround', 'watchOverlays'),
  rename('readAround', 'readOverlays'),
  rename('readAroundAgain', 'readOverlaysAgain'),
  rename('useReadAroundAgain', 'useReadOverlaysAgain'),
  rename('useLiveAround', 'useLiveOverlays'),
  rename('withAround', 'withOverlays'),
  rename('useAround', 'useCellOverlays'),
  rename('AroundFrames', 'OverlayFrames'),
  rename('AroundOverlay', 'CellOverlay'),
  rename('AroundOverlayProps', 'CellOverlayProps'),
  rename('AroundDay', 'DayOverlays'),
  rename('AroundDayProps', 'DayOverlaysProps'),
  // In the contract `around` is a field of the day.
  rename('around', 'overlays', {
    in: [
      `${ROSTER}/{around-query,around-query.test,around.test,month-query,month-store}.ts`,
      `${ROSTER}/grid/{around-frames,grid-cell,grid-head}.tsx`,
      `${ROSTER}/grid/cell-sentence.ts`,
      `${WEB}/desks/day-dialog/around-day.tsx`,
    ],
  }),
  rename('late', 'timeout', { in: [`${ROSTER}/around-query.ts`] }),
  rename('HeldCell', 'RosterCell', { in: [`${ROSTER}/edit/**`] }),
  rename('held', 'isCell', { in: [`${ROSTER}/edit/wishes.ts`] }),
  rename('HeldCell', 'OpenedCell'),
  rename('heldCells', 'openedCells'),
  rename('heldOf', 'openedOf'),
  rename('heldBy', 'openedBy', { literals: true }),
  rename('hands', 'opened', { in: [`${WEB}/desks/day-dialog/around-day.tsx`] }),
  rename('held', 'cell', { in: [`${WEB}/desks/day-dialog/around-day.tsx`], only: 'names' }),
  rename('held', 'opened', {
    in: [
      `${ROSTER}/{around-query.test,around.test,around}.ts`,
      `${ROSTER}/grid/{around-frames,around-overlay}.tsx`,
      `${ROSTER}/grid/cell-sentence.ts`,
      `${WEB}/desks/day-dialog/around-day.tsx`,
      `${WEB}/desks/together/use-around.ts`,
    ],
    literals: true,
  }),
  rename('hand', 'frameOf', { in: [`${ROSTER}/grid/around-overlay.tsx`], only: 'names' }),
  rename('hand', 'opening', { in: [`${ROSTER}/grid/cell-sentence.ts`, `${ROSTER}/around.test.ts`] }),
];

/** Who moves what in the plan of the room. */
const room: readonly Rename[] = [
  rename('useRoomHands', 'useRoomInteractions'),
  rename('RoomHands', 'RoomInteractions'),
  rename('HandsProps', 'RoomInteractionsProps'),
  rename('hands', 'interactions', { in: ROOM }),
  rename('Held', 'DraggedSeat', { in: ROOM }),
  rename('onHeld', 'onDragged', { in: ROOM }),
  rename('judgeHeld', 'judgeDragged', { in: ROOM }),
  rename('setHeld', 'setDragged', { in: ROOM }),
  rename('hold', 'setDrag', { in: ROOM }),
  rename('holding', 'draggedTo', { in: ROOM, only: 'names' }),
  rename('inHand', 'draggedSeat', { in: ROOM }),
  rename('setInHand', 'setDraggedSeat', { in: ROOM }),
  rename('held', 'dragged', {
    in: [
      ...ROOM,
      `${PLAN}/room-bar.tsx`,
      `${WEB}/areas/operations-room/operations-room.{en,it}.ts`,
      `${PLAN}/room-rows*.ts`,
    ],
    literals: true,
  }),
  rename('said', 'announcement', { in: ROOM }),
  rename('setSaid', 'setAnnouncement', { in: ROOM }),
  rename('Doubt', 'SeatWarning'),
  rename('doubtAt', 'seatWarning'),
  rename('doubtCounts', 'warningCounts'),
  rename('doubtWords', 'warningWords'),
  rename('doubt', 'warning', { in: [`${PLAN}/**`], joins: true }),
  rename('doubts', 'seatWarnings', { in: [`${PLAN}/**`] }),
  rename('together', 'byPerson', { in: [`${PLAN}/use-room-reads.ts`] }),
];

/** The month out of the screen and back, who is here, locks. */
const desks: readonly Rename[] = [
  rename('PaperItems', 'ImportExportItems'),
  rename('PaperItemsProps', 'ImportExportItemsProps'),
  rename('PaperMonth', 'ShownMonth'),
  rename('MonthPaper', 'MonthImportExport'),
  rename('MonthPaperProps', 'MonthImportExportProps'),
  rename('loadPaper', 'loadImportExport'),
  rename('paperLabel', 'importExportLabel', { literals: true }),
  rename('paper', 'importExport', { in: [`${WEB}/desks/{month,paper}/**`], literals: true }),
  rename('Together', 'PresenceAndLocks'),
  rename('TogetherProps', 'PresenceAndLocksProps'),
  rename('TogetherLater', 'PresenceAndLocksLater'),
  rename('TogetherLaterProps', 'PresenceAndLocksLaterProps'),
  rename('together', 'presenceAndLocks', { in: [`${WEB}/desks/month/**`] }),
  rename('together', 'group', { in: [`${WEB}/desks/together/together.tsx`], literals: true }),
  rename('WeekHands', 'WeekEditor'),
  rename('WeekHandsProps', 'WeekEditorProps'),
  rename('CalendarLink', 'CalendarFeedButton'),
  rename('CalendarLinkDialog', 'CalendarFeedDialog'),
  rename('calendarLink', 'calendarFeed', { literals: true }),
];

const reasons: readonly Rename[] = [
  rename('because', 'reason', { joins: true, literals: true }),
  rename('onBecause', 'onReason'),
  rename('setBecause', 'setReason'),
  rename('saidReason', 'givenReason'),
];

/** Parts that come later, and what is said. */
const others: readonly Rename[] = [
  rename('TOGETHER', 'UNSEPARATED', { in: [`${WEB}/kit/**`] }),
  rename('EFFECTS_TOLD', 'EFFECTS_SHOWN'),
  rename('toldParts', 'shownParts'),
  rename('byHand', 'written', {
    in: [`${WEB}/areas/planning/**`, `${WEB}/desks/planning/**`],
    literals: true,
  }),
  rename('byHand_one', 'written_one'),
  rename('byHand_many', 'written_many'),
  rename('byHand_other', 'written_other'),
  rename('handOver', 'saveAs', { in: [`${WEB}/platform/download.ts`] }),
  rename('handOver', 'passLead', { in: [`${WEB}/platform/live/live-link.test.ts`] }),
  rename('handOutMail', 'deliverMessages', { in: [`${WEB}/platform/live/live-link.test.ts`] }),
  rename('late', 'lazyWithRetry', { of: `${WEB}/platform/late.ts` }),
  rename('held', 'focused', { in: [`${WEB}/areas/counters/detail/bar-chart.tsx`] }),
  rename('setHeld', 'setFocused', { in: [`${WEB}/areas/counters/detail/bar-chart.tsx`] }),
  rename('held', 'clipboard', { in: [`${WEB}/desks/month-edit/use-month-edit.ts`] }),
  rename('setHeld', 'setClipboard', { in: [`${WEB}/desks/month-edit/use-month-edit.ts`] }),
  rename('Held', 'Clipboard', { in: [`${WEB}/desks/month-edit/use-month-edit.ts`] }),
  rename('held', 'widths', { in: [`${WEB}/kit/data-table/use-steady-widths.ts`] }),
  rename('hold', 'requestLock', { in: [`${WEB}/platform/live/live-link.test.ts`] }),
  rename('hold', 'isPaused', { in: [`${WEB}/platform/upload/resumable-upload.test.ts`] }),
  rename('held', 'slowPorts', { in: [`${WEB}/platform/upload/resumable-upload.test.ts`] }),
  rename('RefusedTogether', 'RefusedGroup'),
  rename('SaidCounter', 'CounterSentenceParts'),
  rename('toldEffects', 'shownEffects'),
  rename('told', 'shown', {
    in: [
      `${WEB}/areas/counters/{effect-lines,effect-words}.ts`,
      `${WEB}/desks/counter-effects/counter-effects.tsx`,
    ],
    joins: true,
  }),
  rename('told', 'shownNotice', {
    in: [`${WEB}/areas/notices/own-notices.tsx`, `${WEB}/platform/repeat-save.ts`],
  }),
  rename('told', 'changesOf', { in: [`${ROSTER}/edit/wishes.test.ts`] }),
  rename('told', 'calls', { in: [`${ROSTER}/month-store.test.ts`] }),
  rename('told', 'previewed', { in: [`${WEB}/desks/month-edit/bulk-dialog.tsx`] }),
  rename('told', 'groups', { in: [`${WEB}/desks/month-edit/saved-cells.test.ts`] }),
  rename('told', 'ending', { in: [`${WEB}/platform/session-end.ts`] }),
  rename('told', 'reports', { in: [`${WEB}/platform/upload/resumable-upload.test.ts`] }),
  rename('said', 'message', {
    in: [
      `${WEB}/areas/administration/months/month-dialog.tsx`,
      `${WEB}/areas/administration/new-person-dialog.tsx`,
      `${WEB}/areas/operations-room/groups/use-group-form.ts`,
      `${WEB}/desks/paper/use-import.ts`,
      `${WEB}/desks/planning/{assign,cycle}-dialog.tsx`,
      `${WEB}/desks/together/lock-form.tsx`,
    ],
  }),
  rename('said', 'status', {
    in: [`${WEB}/areas/administration/password-link-dialog.tsx`, `${ROSTER}/own/calendar-link-dialog.tsx`],
    literals: true,
  }),
  rename('said', 'sentence', {
    in: [
      `${WEB}/areas/counters/counter-sentence.ts`,
      `${WEB}/areas/counters/detail/bar-chart.tsx`,
      `${WEB}/areas/shell/stale-bar.tsx`,
      `${WEB}/desks/month/room/**`,
    ],
    literals: true,
  }),
  rename('said', 'givenReasons', { in: [`${WEB}/desks/day-dialog/write-shift.ts`] }),
  rename('said', 'values', { in: [`${WEB}/desks/month-edit/bulk-changes.tsx`] }),
  rename('said', 'words', { in: [`${WEB}/desks/paper/import-rows.ts`] }),
  rename('said', 'kept', { in: [`${WEB}/platform/language.ts`] }),
  rename('copiedSaid_one', 'copiedNotice_one'),
  rename('copiedSaid_many', 'copiedNotice_many'),
  rename('copiedSaid_other', 'copiedNotice_other'),
  rename('cutSaid_one', 'cutNotice_one'),
  rename('cutSaid_many', 'cutNotice_many'),
  rename('cutSaid_other', 'cutNotice_other'),
  rename('copiedSaid', 'copiedNotice', { literals: true }),
  rename('cutSaid', 'cutNotice', { literals: true }),
];

export const webWords: readonly Rename[] = [...grid, ...overlays, ...room, ...desks, ...reasons, ...others];
