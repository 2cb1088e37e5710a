/** The door of the room as it is now: who is there, who is away, who comes next. */
export { awaitsDecision, roomNow, type RoomGroup, type RoomShift } from './room-now.ts';
export { useRoomClock, useRoomGroups } from './use-room-now.ts';
