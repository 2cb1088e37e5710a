/** The door of the roster: the only file that desks and routes import. */
export { DefinitionBook } from './definition-book.ts';
export { DayAlert } from './day/day-alert.tsx';
export { DayStrip } from './day/day-strip.tsx';
export { DayWindow } from './day/day-window.tsx';
export { dayQuery, historyQuery, personDaysKey } from './day/day.queries.ts';
export { HistorySection } from './day/history-section.tsx';
export { ShiftForm, type ShiftDraft } from './day/shift-form.tsx';
export { hoursText, ownTimes, storedTimes } from './day/shift-hours.ts';
