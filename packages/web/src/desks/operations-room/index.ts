/** The door of the operations room's desk. */
export { RoomDesk } from './room-desk.tsx';
