import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { useOpenSlots } from '../../areas/counters/index.ts';
import type { WantedHours } from '../../areas/counters/index.ts';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { CoverButton } from './cover-button.tsx';

interface CoverWaysProps {
  readonly plant: string;
  readonly day: Day;
  /** Of the slots that are meant. */
  readonly kind: 'LAV' | 'REP';
  readonly wanted: WantedHours;
  readonly onOpen: (place: CoverPlace) => void;
}

/** From hours in which somebody is missing to who can take each slot that lacks somebody then; nothing where none does. */
export function CoverWays({ plant, day, kind, wanted, onOpen }: CoverWaysProps): JSX.Element {
  const slots = useOpenSlots(plant, day, kind, wanted);
  return (
    <>
      {slots.map(({ label, date, timeslotId }) => (
        <CoverButton
          key={`${date} ${timeslotId}`}
          shown={label}
          onOpen={() => onOpen({ plant, date, timeslotId })}
        />
      ))}
    </>
  );
}
