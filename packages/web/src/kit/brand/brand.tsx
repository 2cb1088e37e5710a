import type { JSX } from 'react';

/** The sign of the product: a control tower seen from the field. */
export function BrandSign({ size = 22 }: { readonly size?: number }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true">
      <path d="M4 4h16l-2.6 7H6.6z" fill="var(--accent)" />
      <path d="M9.4 12.5h5.2L16 21H8z" fill="var(--text-1)" />
    </svg>
  );
}
