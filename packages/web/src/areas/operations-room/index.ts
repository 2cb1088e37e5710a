/** The door of the operations room: the card 'Layout di sala', and what its desk asks for. */
export { RoomPlanCard } from './plan/room-plan-card.tsx';
