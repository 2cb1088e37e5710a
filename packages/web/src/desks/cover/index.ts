/** The door of the desk 'cover'. */
export { CoverButton, useCoverPanel } from './cover-button.tsx';
