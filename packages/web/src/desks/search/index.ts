/** The door of the search: of screens, articles, documents and people. */
export { SearchButton } from './search-button.tsx';
