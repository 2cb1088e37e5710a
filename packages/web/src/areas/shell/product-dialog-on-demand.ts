import { lazy } from 'react';

/** Nobody pays for the Shift+F8 dialog before opening it. */
export const ProductDialog = lazy(async () => ({ default: (await import('./product-dialog.tsx')).ProductDialog }));
