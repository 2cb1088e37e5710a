import { lazyPart } from '../../platform/lazy-with-retry.ts';

/** The door of the desk 'cover'. */
export const FindingMend = lazyPart(() => import('./finding-mend.tsx'), 'FindingMend');
export { CoverButton } from './cover-button.tsx';
export { CoverWays } from './cover-ways.tsx';
export { useRoomCover } from './use-room-cover.tsx';
export { CoverWindow, useCoverPanel } from './use-cover-panel.tsx';
