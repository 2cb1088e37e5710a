/** The door of the shell: what surrounds the screens of a signed-in person. */
export { AppLayout } from './app-layout.tsx';
export { NotFoundScreen } from './not-found-screen.tsx';
export { ProductDialog } from './product-dialog-on-demand.ts';
