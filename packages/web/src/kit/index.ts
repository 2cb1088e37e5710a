/** The door of the kit: our compositions on Mantine, the same for every area. */
export { BREAKPOINTS, type Breakpoint } from './breakpoints.ts';
export { EmptyState } from './states/empty-state.tsx';
export { ErrorState } from './states/error-state.tsx';
export { IconButton } from './icon-button/icon-button.tsx';
export { LoadingRows } from './states/loading-rows.tsx';
export { Panel } from './panel/panel.tsx';
export { ShiftTile } from './shift-tile/shift-tile.tsx';
export { useBreakpoint } from './use-breakpoint.ts';
