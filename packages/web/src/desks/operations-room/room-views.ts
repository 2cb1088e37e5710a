/** What stands beside the plan of a room: loaded when somebody first looks at one of them. */
export { ConfigurationsView, GroupsView, PositionsView } from '../../areas/operations-room/index.ts';
export { TurnsView } from './turns-view.tsx';
