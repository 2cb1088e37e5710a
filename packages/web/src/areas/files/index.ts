/** The door of files: what people sent. */
export { FilesScreen } from './files-screen.tsx';
