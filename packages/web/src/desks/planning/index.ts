/** The door of planning: drafts, publications and cycles of a plant. */
export { PlanningDesk } from './planning-desk.tsx';
