/** The door of the search: of screens, articles and people. */
export { SearchButton } from './search-button.tsx';
