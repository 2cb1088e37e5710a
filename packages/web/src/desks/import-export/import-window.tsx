import { Suspense, type ComponentProps, type JSX } from 'react';
import type { ImportDialog as Whole } from './import-dialog.tsx';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const ImportDialog = lazyPart(() => import('./import-dialog.tsx'), 'ImportDialog');

/** The window of the import, which brings its table with it only when it opens. */
export function ImportWindow(props: ComponentProps<typeof Whole>): JSX.Element {
  return (
    <Suspense>
      <ImportDialog {...props} />
    </Suspense>
  );
}
