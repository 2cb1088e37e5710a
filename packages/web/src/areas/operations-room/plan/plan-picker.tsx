import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState, type JSX } from 'react';
import { Dialog, EmptyState } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { nameFinder } from '../../../platform/name-search.ts';
import { withoutSeat } from './board.ts';
import type { Seat } from './board.ts';
import { candidatesFor } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { openPositions } from './cover-action.ts';
import type { CoverAction } from './cover-action.ts';
import { longestStay, newSeatId } from './new-seat.ts';
import styles from './plan-picker.module.css';
import { spanOfItem } from './room-rows.ts';
import type { PlannedItem } from './room-rows.ts';
import { clock, personName } from './room-words.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface PlanPickerProps {
  readonly model: RoomPlanModel;
  readonly item: PlannedItem;
  /** Where a gap was pressed; null: from its begin. */
  readonly at: number | null;
  readonly cover: CoverAction | undefined;
  readonly onPut: (seat: Seat) => void;
  readonly onClose: () => void;
}

/** Who is to sit in a gap, or in the place of somebody: the people who are there, free and hold its specialization; others when asked for. */
export function PlanPicker({ model, item, at, cover, onPut, onClose }: PlanPickerProps): JSX.Element | null {
  const t = useTexts('operationsRoom');
  const { place, positions, people } = model;
  const seat = item.kind === 'seat' ? item.seat : null;
  const span = spanOfItem(item);
  const begin = Math.max(span.begin, place.range.begin);
  const [typed, setTyped] = useState('');
  const [withAll, setWithAll] = useState(false);
  const limit = longestStay(model.rules, '');
  // Near its begin an opening is filled from there; far inside it from where it was pressed.
  const pressed = at !== null && at > begin ? at : null;
  const [from, setFrom] = useState(pressed !== null && pressed - begin >= limit ? pressed : begin);
  const positionId = item.kind === 'seat' ? item.seat.positionId : item.gap.positionId;
  const position = positions.find((one) => one.positionId === positionId);
  if (!position) return null;
  const shown = seat ? span : { begin: from, end: Math.min(span.end, place.range.end) };
  const gap = { positionId, ...shown };
  const open = seat ? null : openPositions(positions, gap);
  const board = seat ? withoutSeat(model.board, seat.id) : model.board;
  const isFound = nameFinder(typed);
  const found = candidatesFor(board, gap, position, people, place.day).filter(
    (one) =>
      (withAll || one.holds) &&
      (!seat ||
        (one.person.employeeId !== seat.employeeId && one.begin === seat.begin && one.end === seat.end)) &&
      isFound(personName(one.person)),
  );
  const put = ({ person, ...free }: Candidate): void =>
    onPut(
      seat
        ? { ...seat, employeeId: person.employeeId }
        : {
            id: newSeatId(place.day),
            positionId,
            employeeId: person.employeeId,
            begin: free.begin,
            // as long as somebody may stay there
            end: Math.min(free.end, free.begin + limit),
            fixed: false,
          },
    );
  const title = t('pickTitle', { position: positionId, from: clock(shown.begin), to: clock(shown.end) });
  return (
    <Dialog title={title} onClose={onClose} size="md">
      <TextInput
        label={t('search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || first === undefined) return;
          event.preventDefault();
          put(first);
        }}
        data-autofocus
      />
      {pressed !== null && (
        <NativeSelect
          mt="xs"
          label={t('from')}
          value={String(from)}
          data={[begin, pressed].map((minute) => ({ value: String(minute), label: clock(minute) }))}
          onChange={(event) => setFrom(Number(event.currentTarget.value))}
        />
      )}
      <Checkbox
        mt="xs"
        label={t('withAll')}
        checked={withAll}
        onChange={(event) => setWithAll(event.currentTarget.checked)}
      />
      {found.length === 0 && <EmptyState title={t('nobodyFree')} why={t('nobodyFreeWhy')} />}
      <ul className={styles['people']}>
        {found.map((candidate) => {
          const { person, begin, end, holds } = candidate;
          return (
            <li key={person.employeeId}>
              <button type="button" onClick={() => put(candidate)}>
                <b>{personName(person)}</b>
                <span>
                  {t('free', { from: clock(begin), to: clock(end) })}
                  {!holds && `, ${t('otherSpecialization', { specialization: position.specializationId })}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {open && <div className={styles['cover']}>{cover?.(open, onClose)}</div>}
    </Dialog>
  );
}
