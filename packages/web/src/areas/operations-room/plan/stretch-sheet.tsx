import { Button, NativeSelect } from '@mantine/core';
import type { RoomPosition } from '@torre/contract/operations-room';
import { overlap } from '@torre/domain/operations-room';
import { useState, type FormEvent, type JSX } from 'react';
import { Sheet, TimeField } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { obstacleTo, presentOn, withSeat, withoutSeat } from './board.ts';
import type { Seat } from './board.ts';
import { candidatesFor } from './candidates.ts';
import { openPositions } from './cover-action.ts';
import type { CoverAction } from './cover-action.ts';
import { IgnoreButton } from './ignore-button.tsx';
import { longestStay, newSeatId } from './new-seat.ts';
import type { PlannedItem } from './room-rows.ts';
import { clock, findingWords, obstacleWords, personName } from './room-words.ts';
import { openedFields, seatOfFields } from './stretch-fields.ts';
import type { StretchFault, StretchFields } from './stretch-fields.ts';
import styles from './stretch-sheet.module.css';
import type { RoomPlanModel } from './use-room-plan.ts';

interface StretchSheetProps {
  readonly model: RoomPlanModel;
  /** null: a stretch where the position is closed so far. */
  readonly item: PlannedItem | null;
  readonly cover: CoverAction | undefined;
  readonly onClose: () => void;
}

/** On the phone: who sits where, from when to when, with what the rules say to it before it is put into the plan. */
export function StretchSheet({ model, item, cover, onClose }: StretchSheetProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const { place, positions } = model;
  const working = positions.filter(({ kind }) => kind === 'LAV');
  const [id] = useState(() => (item?.kind === 'seat' ? item.seat.id : newSeatId(place.day)));
  const [fields, setFields] = useState(() =>
    openedFields(item, place.range, working[0]?.positionId ?? '', longestStay(model.rules, '')),
  );
  const [tried, setTried] = useState(false);
  const found = seatOfFields(fields, place.range, id);
  const fault = 'fault' in found && tried ? found.fault : null;
  const seat = 'seat' in found ? found.seat : null;
  const open = item?.kind === 'gap' ? openPositions(positions, item.gap) : null;
  const verdict = useVerdict(model, item, seat);
  const write = (part: Partial<StretchFields>): void => setFields({ ...fields, ...part });
  const put = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (seat === null || verdict.obstacle !== null) return;
    model.change({ type: 'put', seat });
    onClose();
  };
  const takeAway = (): void => {
    if (item?.kind === 'seat') model.change({ type: 'remove', id: item.seat.id });
    else if (item) model.change({ type: 'close', gap: item.gap });
    onClose();
  };
  const faultOf = (of: StretchFault): string | undefined => (fault === of ? t(`fault.${of}`) : undefined);
  return (
    <Sheet title={item?.kind === 'seat' ? t('changeStretch') : t('assign')} onClose={onClose}>
      <form className={styles['form']} onSubmit={put} noValidate>
        <NativeSelect
          label={t('person')}
          value={fields.employeeId}
          error={faultOf('person')}
          data={[{ value: '', label: '' }, ...peopleToChoose(model, fields, id, t)]}
          onChange={(event) => write({ employeeId: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('position')}
          value={fields.positionId}
          data={working.map(({ positionId, name }) => ({
            value: positionId,
            label: positionId === name ? name : `${positionId}, ${name}`,
          }))}
          onChange={(event) => write({ positionId: event.currentTarget.value })}
        />
        <div className={styles['times']}>
          <TimeField
            label={t('from')}
            value={fields.from}
            error={faultOf('from')}
            onChange={(from) => write({ from })}
          />
          <TimeField
            label={t('to')}
            value={fields.to}
            error={faultOf('to') ?? faultOf('order')}
            onChange={(to) => write({ to })}
          />
        </div>
        <div role="status">
          {verdict.obstacle !== null && <p className={styles['obstacle']}>{verdict.obstacle}</p>}
          {verdict.warnings.map((words) => (
            <p key={words} className={styles['warned']}>
              {words}
            </p>
          ))}
        </div>
        <Button type="submit" disabled={verdict.obstacle !== null}>
          {t('putInPlan')}
        </Button>
        {item !== null && (
          <Button variant="default" onClick={takeAway}>
            {t(item.kind === 'seat' ? 'remove' : 'close')}
          </Button>
        )}
        {open && cover?.(open, onClose)}
        {item?.kind === 'seat' && <IgnoreButton model={model} seat={item.seat} size="sm" />}
      </form>
    </Sheet>
  );
}

/** Why the seat cannot stand there, and what the rules find in it. */
function useVerdict(
  { board, judge, person, place }: RoomPlanModel,
  item: PlannedItem | null,
  seat: Seat | null,
): { readonly obstacle: string | null; readonly warnings: readonly string[] } {
  const t = useTexts('operationsRoom');
  if (seat === null) return { obstacle: null, warnings: [] };
  const nameOf = (employeeId: string): string => {
    const known = person(employeeId);
    return known ? personName(known) : employeeId;
  };
  const before = item?.kind === 'seat' ? item.seat : null;
  const stays =
    before !== null && JSON.stringify({ ...seat, fixed: before.fixed }) === JSON.stringify(before);
  const obstacle = stays ? null : obstacleTo(board, seat, presentOn(place.day, person(seat.employeeId)));
  // Where nobody may be put no time is measured: what is said is why.
  const findings =
    obstacle === null
      ? (judge(withSeat(board, seat), new Set([seat.employeeId])).get(seat.employeeId) ?? [])
      : [];
  return {
    obstacle: obstacle && obstacleWords(t, seat, obstacle, nameOf),
    warnings: findings.map((finding) => {
      const { found, mend } = findingWords(t, finding, place.day);
      return `${found}. ${mend}`;
    }),
  };
}

type T = ReturnType<typeof useTexts<'operationsRoom'>>;

/** Who is free in these hours comes first, holders before others; then everybody else on shift. */
function peopleToChoose(
  { board, people, positions, place }: RoomPlanModel,
  fields: StretchFields,
  id: string,
  t: T,
) {
  const position: Pick<RoomPosition, 'specializationId'> = positions.find(
    ({ positionId }) => positionId === fields.positionId,
  ) ?? { specializationId: '' };
  const wanted = seatOfFields({ ...fields, employeeId: '-' }, place.range, id);
  const span = 'seat' in wanted ? wanted.seat : place.range;
  const gap = { positionId: fields.positionId, begin: span.begin, end: span.end };
  const free = candidatesFor(withoutSeat(board, id), gap, position, people, place.day);
  const named = new Set(free.map(({ person }) => person.employeeId));
  const others = people.filter(
    ({ employeeId, ...person }) =>
      !named.has(employeeId) &&
      (employeeId === fields.employeeId ||
        presentOn(place.day, person).some((present) => overlap(present, place.range))),
  );
  const isKnown = people.some(({ employeeId }) => employeeId === fields.employeeId);
  const gone = fields.employeeId === '' || isKnown ? [] : [fields.employeeId];
  return [
    {
      group: t('freeNow'),
      items: free.map(({ person, begin, end, holds }) => ({
        value: person.employeeId,
        label: [
          personName(person),
          // First what matters: a select of the phone cuts what is last.
          ...(holds ? [] : [t('otherSpecialization', { specialization: position.specializationId })]),
          `${clock(begin)}–${clock(end)}`,
        ].join(', '),
      })),
    },
    {
      group: t('othersOnShift'),
      items: [
        ...others.map((person) => ({ value: person.employeeId, label: personName(person) })),
        // They left the shift since.
        ...gone.map((employeeId) => ({ value: employeeId, label: employeeId })),
      ],
    },
  ].filter(({ items }) => items.length > 0);
}
