export { fullName, openedCells } from './peers.ts';
export { PeopleHere, whatTheyDo } from './people-here.tsx';
export { usePresence } from './use-presence.ts';
