/** The door of the desk 'cover'. */
export { CoverButton, useCoverPanel } from './cover-button.tsx';
export { CoverWays } from './cover-ways.tsx';
export { useRoomCover } from './use-room-cover.tsx';
