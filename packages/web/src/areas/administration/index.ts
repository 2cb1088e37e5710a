/** The door of administration: accounts of people. */
export { PeopleScreen } from './people-screen.tsx';
