/** The door of the rules in the month: marks in its cells, and the list of findings beside it. */
export { LegalityButton } from './legality-button.tsx';
