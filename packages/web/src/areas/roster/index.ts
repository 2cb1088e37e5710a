/** The door of the roster: the only file that desks and routes import. */
export {
  overlaysOfRows,
  awayOn,
  NO_OVERLAYS,
  rosterLock,
  type BrokenRule,
  type CellOverlays,
  type AwayDays,
  type DraftedCell,
  type OpenedCell,
  type PlantLock,
} from './cell-overlays.ts';
export { useLiveOverlays, useReadOverlaysAgain } from './cell-overlays-query.ts';
export { DefinitionBook } from './definition-book.ts';
export { cellPatch } from './day/cell-patch.ts';
export { DayAlert } from './day/day-alert.tsx';
export { DaySkeleton } from './day/day-skeleton.tsx';
export { DayStrip } from './day/day-strip.tsx';
export { KnownDay, knownPerson } from './day/known-day.tsx';
export { DayWindow } from './day/day-window.tsx';
export { dayQuery, historyQuery, personDaysKey } from './day/day.queries.ts';
export { HistorySection } from './day/history-section.tsx';
export { authorName, cellSubtitle, personName } from './day/person-name.ts';
export { TurnField } from './day/turn-field.tsx';
export { ShiftForm, type ShiftDraft } from './day/shift-form.tsx';
export { hoursOf, hoursOn, hoursText, ownTimes, storedTimes } from './day/shift-hours.ts';
export { askBulk, cellsOfWish, type BulkWish, type Pasted } from './edit/bulk-wish.ts';
export { cellKey, isAwayInMonth, shiftsOnAbsence, wishWithout } from './edit/away-cells.ts';
export { forgetBulk, keepBulk, keptBulk, type BulkPlace, type KeptBulk } from './edit/kept-bulk.ts';
export { typedCellsOf, waitsForEditor } from './edit/typed-cells.ts';
export { seenCell, turnOf } from './edit/roster-cells.ts';
export { isOfCode, type TypedAhead } from './edit/typed-ahead.ts';
export { fromTabs, toTabs } from './edit/tab-separated.ts';
export {
  clearWish,
  codesOf,
  copiedCells,
  fillWish,
  pasteCopiedWish,
  pasteTextWish,
  turnInstead,
  turnWish,
  typedWish,
  type Copied,
} from './edit/wishes.ts';
export { cellContent, cellPlace, rowName } from './grid/cell-sentence.ts';
export { gridColumns } from './grid/grid-columns.ts';
export { GridLegend } from './grid/grid-legend.tsx';
export { gridLines } from './grid/grid-lines.ts';
export {
  cornersOf,
  gridModel,
  nameOf,
  peopleIn,
  rowsWithPeople,
  personAt,
  placeOfCell,
  positionOf,
  selectedArea,
  type GridModel,
} from './grid/grid-model.ts';
export { SelectionStore, type NamedCell, type SelectedArea } from './grid/grid-selection.ts';
export type { GridEditor } from './grid/grid-editor.ts';
export {
  changedByMe,
  historyOf,
  itemsOf,
  type EditStep,
  type SavedCell,
  type Way,
} from './edit/edit-history.ts';
export { lockedWords } from './edit/locked-cell.ts';
export { GridSkeleton } from './grid/grid-skeleton.tsx';
export { MonthGrid, type MonthGridHandle } from './grid/month-grid.tsx';
export { selectionSummary, type PresenceKind } from './grid/selection-summary.ts';
export { monthTitle, weekdayAndDate, weekdayAndNumber } from './italian-dates.ts';
export { monthAfter, monthDays, monthOf, sameMonth, type MonthKey } from './month-key.ts';
export {
  applyRosterPatch,
  expireMonths,
  hasPlant,
  monthQuery,
  readDraftsAgain,
  readMonthsAgain,
  settleMonths,
} from './month-query.ts';
export { personTotals, totalsSentence } from './person-totals.ts';
export { ELSEWHERE, NO_SHIFT, type MonthStore } from './month-store.ts';
export { useWeekInView } from './use-week-in-view.ts';
export { monthOfWeek, neighbourOfWeek, weekTitle } from './week-window.ts';
export { peopleFactsQuery, useCategoryNames, usePeopleFacts } from './people-filter/people-facts.ts';
export { awayQuery } from './away/away.queries.ts';
export { useAwayOf } from './away/use-away-of.ts';
export type { AwayAndOvertime } from './away/away.queries.ts';
export { locksKey, locksQuery, makeLock, takeLockAway } from './locks/locks.queries.ts';
export { PersonSearch } from './people-filter/person-search.tsx';
export { toggled } from './people-filter/toggled.ts';
export { needsFacts, peopleByUnit, personTest, requestChoices } from './people-filter/person-test.ts';
export {
  useMonthFilter,
  type ChosenLists,
  type FilterList,
  type MonthFilterControl,
} from './people-filter/use-month-filter.ts';
export { NextShifts } from './own/next-shifts.tsx';
export { OwnCalendarScreen } from './own/own-calendar-screen.tsx';
export { OfflineScreen } from './own/offline/offline-screen.tsx';
export { PeriodSwitch } from './own/period-switch.tsx';
export { rosterDayOf, useNextShift } from './own/use-next-shift.ts';
export type { OwnView } from './own/view-tabs.tsx';
