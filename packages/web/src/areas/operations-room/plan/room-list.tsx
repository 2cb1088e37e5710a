import type { RoomPosition } from '@torre/contract/operations-room';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import type { RoomFinding } from './judge-board.ts';
import styles from './room-list.module.css';
import { spanOfItem } from './room-rows.ts';
import type { RoomItem } from './room-rows.ts';
import { clock, personName } from './room-words.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface RoomListProps {
  readonly model: RoomPlanModel;
  readonly rows: readonly RoomPosition[];
  readonly items: readonly RoomItem[];
  readonly findings: ReadonlyMap<string, readonly RoomFinding[]>;
}

/** The plan on the phone: position by position, to be read. */
export function RoomList({ model, rows, items, findings }: RoomListProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const nameOf = (employeeId: string): string => {
    const person = model.person(employeeId);
    return person ? personName(person) : employeeId;
  };
  return (
    <>
      {rows.map(({ positionId, name }, row) => (
        <section key={positionId} className={styles['position']} aria-label={positionId}>
          <h3>
            {positionId} <span>{name}</span>
          </h3>
          <ul>
            {items
              .filter((item) => item.row === row)
              .map((item) => {
                const { begin, end } = spanOfItem(item);
                const warned = item.kind === 'seat' && findings.has(item.seat.employeeId);
                return (
                  <li key={item.key} data-kind={item.kind} data-warned={warned || undefined}>
                    <span>{`${clock(begin)}–${clock(end)}`}</span>
                    <b>{item.kind === 'gap' ? t('uncovered') : nameOf(item.seat.employeeId)}</b>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
      {model.editable && <p className={styles['note']}>{t('onPhone')}</p>}
    </>
  );
}
