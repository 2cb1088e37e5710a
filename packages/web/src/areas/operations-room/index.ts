/** The door of the operations room: the card 'Layout di sala', what the room is made of, and what its desk asks for. */
export { ConfigurationsView } from './configurations/configurations-view.tsx';
export { GroupsView } from './groups/groups-view.tsx';
export { turnsQuery } from './operations-room.queries.ts';
export type { CoverAction } from './plan/cover-action.ts';
export { RoomPlanCard } from './plan/room-plan-card.tsx';
export { ReliefList } from './relief/relief-list.tsx';
export { PositionsView } from './positions/positions-view.tsx';
export { useDivision } from './use-division.ts';
