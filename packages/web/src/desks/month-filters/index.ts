/** The door of the desk 'month-filters', loaded when somebody reaches for the filters. */
export { ActiveFilters } from './active-filters.tsx';
export { FilterPopover } from './filter-popover.tsx';
export { FilterSheet } from './filter-sheet.tsx';
