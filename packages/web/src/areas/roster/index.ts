/** The door of the roster: the only file that desks and routes import. */
export { DefinitionBook } from './definition-book.ts';
export { DayAlert } from './day/day-alert.tsx';
export { DaySkeleton } from './day/day-skeleton.tsx';
export { DayStrip } from './day/day-strip.tsx';
export { KnownDay, knownPerson } from './day/known-day.tsx';
export { DayWindow } from './day/day-window.tsx';
export { dayQuery, historyQuery, personDaysKey } from './day/day.queries.ts';
export { HistorySection } from './day/history-section.tsx';
export { authorName, cellSubtitle, personName } from './day/person-name.ts';
export { ShiftForm, type ShiftDraft } from './day/shift-form.tsx';
export { hoursOf, hoursOn, ownTimes, storedTimes } from './day/shift-hours.ts';
export { cellContent, cellPlace, rowName } from './grid/cell-sentence.ts';
export { gridColumns } from './grid/grid-columns.ts';
export { GridLegend } from './grid/grid-legend.tsx';
export { gridLines } from './grid/grid-lines.ts';
export { gridModel, personAt, positionOf, type GridModel } from './grid/grid-model.ts';
export { areaBetween, SelectionStore } from './grid/grid-selection.ts';
export { GridSkeleton } from './grid/grid-skeleton.tsx';
export { MonthGrid, type MonthGridHandle } from './grid/month-grid.tsx';
export { selectionSummary, type PresenceKind } from './grid/selection-summary.ts';
export { MONTHS, monthTitle, SHORT_MONTHS, weekdayAndDate, weekdayAndNumber } from './italian-dates.ts';
export { monthAfter, monthDays, monthOf, sameMonth, type MonthKey } from './month-key.ts';
export {
  applyRosterPatch,
  expireMonths,
  hasPlant,
  monthQuery,
  readMonthsAgain,
  settleMonths,
} from './month-query.ts';
export { ELSEWHERE, type MonthStore } from './month-store.ts';
export { useWeekInView } from './use-week-in-view.ts';
export { monthOfWeek, neighbourOfWeek, weekTitle } from './week-window.ts';
export { IslandFilter } from './people-filter/island-filter.tsx';
export { PersonSearch } from './people-filter/person-search.tsx';
export { toggled } from './people-filter/toggled.ts';
export { useMonthFilter, type MonthFilterControl } from './people-filter/use-month-filter.ts';
export { NextShifts } from './own/next-shifts.tsx';
export { OwnCalendarScreen } from './own/own-calendar-screen.tsx';
