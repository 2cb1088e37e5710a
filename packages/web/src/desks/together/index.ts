/** The door of working together: who else has the month open, and the locks of its days. */
export { Together as default } from './together.tsx';
