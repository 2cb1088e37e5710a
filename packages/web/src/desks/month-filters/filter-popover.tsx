import type { JSX } from 'react';
import { AnchoredPopover, type PopupProps } from '../../kit/index.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface FilterPopoverProps extends FilterPanelProps {
  readonly popup: PopupProps;
}

/** The lists below their button, at the desk. */
export function FilterPopover({ popup, ...panel }: FilterPopoverProps): JSX.Element {
  return (
    <AnchoredPopover {...popup} padding={0}>
      <FilterPanel {...panel} />
    </AnchoredPopover>
  );
}
