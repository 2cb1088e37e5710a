/** The door of jobs: background work. */
export { JobsScreen } from './jobs-screen.tsx';
