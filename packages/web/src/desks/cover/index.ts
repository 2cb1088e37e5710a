/** The door of the desk 'cover'. */
export { CoverButton } from './cover-button.tsx';
