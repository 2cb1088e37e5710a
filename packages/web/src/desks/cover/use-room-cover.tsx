import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import type { CoverAction } from '../../areas/operations-room/index.ts';
import { useCoverPanel } from './use-cover-panel.tsx';
import { CoverWays } from './cover-ways.tsx';

/** What the plan of a day asks for its open positions, and the panel that it opens. */
export function useRoomCover(
  plant: string,
  day: Day,
): { readonly cover: CoverAction; readonly panel: JSX.Element | null } {
  const { open, panel } = useCoverPanel();
  return {
    cover: ({ kind, ...wanted }, onTaken) => (
      <CoverWays
        {...{ plant, day, kind, wanted }}
        onOpen={(place) => {
          onTaken?.();
          open(place);
        }}
      />
    ),
    panel,
  };
}
