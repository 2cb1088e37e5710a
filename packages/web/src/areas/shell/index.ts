/** The door of the shell: what surrounds the screens of a signed-in person. */
export { AppLayout } from './app-layout.tsx';
export { navigationFor } from './navigation.ts';
export { NotFoundScreen } from './not-found-screen.tsx';

/** Nobody pays for the Shift+F8 dialog before opening it. */
export const loadProductDialog = () => import('./product-dialog.tsx');
