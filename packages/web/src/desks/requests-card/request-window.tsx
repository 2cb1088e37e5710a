import { Button } from '@mantine/core';
import type { JSX } from 'react';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { DetailButtons, RequestDialog, type RequestActing } from '../../areas/requests/index.ts';
import { AlsoAway } from './also-away.tsx';
import { IfApproved } from './if-approved.tsx';

interface RequestWindowProps {
  readonly id: string;
  readonly plant: string;
  readonly acting: RequestActing;
  /** Words of the way back. */
  readonly back: string;
  /** null: nobody is sent for from here. */
  readonly onCover: ((place: CoverPlace) => void) | null;
  readonly onClose: () => void;
}

/** One request in a window, with what deciding would do; what is asked of it stands in its footer. */
export function RequestWindow({
  id,
  plant,
  acting,
  back,
  onCover,
  onClose,
}: RequestWindowProps): JSX.Element {
  const { question, asks, dismiss, actionsOf } = acting;
  return (
    <RequestDialog
      key={id}
      id={id}
      reader="manager"
      effect={(row, restOfSeries) => (
        <>
          <IfApproved request={row} {...{ restOfSeries, plant, onCover }} />
          <AlsoAway request={row} plant={plant} />
        </>
      )}
      actions={(row) => (
        <>
          {question}
          {!asks && (
            <>
              <Button variant="default" onClick={onClose}>
                {back}
              </Button>
              <DetailButtons further row={row} actionsOf={actionsOf} />
            </>
          )}
        </>
      )}
      onClose={() => (asks ? dismiss() : onClose())}
    />
  );
}
