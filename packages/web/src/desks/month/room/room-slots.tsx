import type { CounterRow } from '@torre/contract/counters';
import { addDays } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import type { JSX } from 'react';
import type { CounterTable } from '../../../areas/counters/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { figureOf, signed } from '../../../platform/slot-figure.ts';
import { slotSentence, slotTone } from '../../../platform/slot-sentence.ts';
import { CoverButton, useCoverPanel } from '../../cover/index.ts';
import styles from './room-today.module.css';
import './room.texts.ts';

export interface RoomSlot {
  readonly key: string;
  readonly label: string;
  readonly hours: string;
  readonly begin: UtcMinute;
  readonly end: UtcMinute;
  readonly counter: CounterRow;
}

/** The slots that run at this minute and, of each row, the one that follows today. */
export function slotsNear(table: CounterTable, days: readonly Day[], zone: ZoneTable, now: UtcMinute) {
  const all = days.flatMap((day) =>
    table.slots.flatMap((slot): RoomSlot[] => {
      const counter = slot.cells[day - table.from];
      if (!counter) return [];
      const first = slot.atNight ? addDays(day, -1) : day;
      return [
        {
          key: `${counter.counterId}/${slot.timeslotId}`,
          label: slot.label,
          hours: slot.hours,
          begin: zone.utc(first, slot.begin, 'start'),
          end: zone.utc(first, slot.end, 'end'),
          counter,
        },
      ];
    }),
  );
  const coming = all.filter(({ begin }) => begin > now).sort((one, other) => one.begin - other.begin);
  return {
    running: all.filter(({ begin, end }) => begin <= now && now < end),
    next: coming.filter(({ begin }) => begin === coming[0]?.begin),
  };
}

function Slot({
  slot,
  when,
  onCover,
}: {
  readonly slot: RoomSlot;
  readonly when: 'now' | 'then';
  readonly onCover: (counter: CounterRow) => void;
}): JSX.Element {
  const t = useTexts('room');
  const { employees, chairs } = slot.counter;
  const sentence = slotSentence(slot.counter, useTexts('slots'));
  return (
    <li className={styles['slot']} data-tone={slotTone(slot.counter)} data-when={when}>
      <span>
        <b>{slot.label}</b> {slot.label !== slot.hours && <small>{slot.hours}</small>}
      </span>
      <strong>{signed(figureOf(slot.counter))}</strong>
      <span>
        {sentence} <small>{t('ratio', { employees, chairs })}</small>
      </span>
      {slot.counter.lacks > 0 && <CoverButton slotName={slot.label} onOpen={() => onCover(slot.counter)} />}
    </li>
  );
}

interface RoomSlotsProps {
  readonly plant: string;
  readonly table: CounterTable;
  readonly days: readonly Day[];
  readonly zone: ZoneTable;
  readonly now: UtcMinute;
}

/** Free and missing positions, now and at the next relief, each in its worst hour. */
export function RoomSlots({ plant, table, days, zone, now }: RoomSlotsProps): JSX.Element | null {
  const t = useTexts('room');
  const { running, next } = slotsNear(table, days, zone, now);
  const { open, panel } = useCoverPanel();
  const onCover = ({ daySelected: date, timeslotId }: CounterRow): void => open({ plant, date, timeslotId });
  if (running.length === 0 && next.length === 0) return null;
  return (
    <section aria-label={t('positions')} className={styles['slots']}>
      <ul aria-label={t('positionsNow')}>
        {running.map((slot) => (
          <Slot key={slot.key} slot={slot} onCover={onCover} when="now" />
        ))}
      </ul>
      <ul aria-label={t('positionsNext')}>
        {next.map((slot) => (
          <Slot key={slot.key} slot={slot} onCover={onCover} when="then" />
        ))}
      </ul>
      {panel}
    </section>
  );
}
