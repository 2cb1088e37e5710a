import { Button } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import type { RoomPosition } from '@torre/contract/operations-room';
import { Suspense, useState, type JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { lazyPart } from '../../../platform/lazy-with-retry.ts';
import type { CoverAction } from './cover-action.ts';
import type { RoomFinding } from './judge-board.ts';
import styles from './room-list.module.css';
import { spanOfItem } from './room-rows.ts';
import type { PlannedItem, RoomItem } from './room-rows.ts';
import { clock, personName } from './room-words.ts';
import { seatWarning, warningWords } from './seat-warnings.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

const StretchSheet = lazyPart(() => import('./stretch-sheet.tsx'), 'StretchSheet');

interface RoomListProps {
  readonly model: RoomPlanModel;
  readonly rows: readonly RoomPosition[];
  readonly items: readonly RoomItem[];
  readonly findings: ReadonlyMap<string, readonly RoomFinding[]>;
  readonly cover: CoverAction | undefined;
  readonly onTake: (item: Extract<RoomItem, { readonly kind: 'proposal' }>) => void;
}

/** The plan on the phone: position by position; each stretch opens its sheet. */
export function RoomList({ model, rows, items, findings, cover, onTake }: RoomListProps): JSX.Element {
  const t = useTexts('operationsRoom');
  /** null: a new stretch; undefined: no sheet. */
  const [open, setOpen] = useState<PlannedItem | null | undefined>(undefined);
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
              .map((item) => (
                <li key={item.key} data-kind={item.kind}>
                  <Stretch
                    model={model}
                    item={item}
                    warned={item.kind === 'seat' && findings.has(item.seat.employeeId)}
                    onOpen={() => (item.kind === 'proposal' ? onTake(item) : setOpen(item))}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {model.editable && (
        <Button
          variant="default"
          fullWidth
          className={styles['add'] ?? ''}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpen(null)}
        >
          {t('addStretch')}
        </Button>
      )}
      <Suspense>
        {open !== undefined && (
          <StretchSheet model={model} item={open} cover={cover} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  );
}

interface StretchProps {
  readonly model: RoomPlanModel;
  readonly item: RoomItem;
  readonly warned: boolean;
  readonly onOpen: () => void;
}

function Stretch({ model, item, warned, onOpen }: StretchProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const { begin, end } = spanOfItem(item);
  const person = item.kind !== 'gap' ? model.person(item.seat.employeeId) : undefined;
  const name = item.kind === 'gap' ? t('uncovered') : person ? personName(person) : item.seat.employeeId;
  const warning = item.kind === 'seat' ? seatWarning(model, item.seat) : null;
  const words = (
    <>
      <span>{`${clock(begin)}–${clock(end)}`}</span>
      <b data-warned={warned || undefined}>
        {name}
        {warning !== null && <em>{warningWords(t, warning)}</em>}
      </b>
    </>
  );
  if (!model.editable || (item.kind === 'seat' && item.seat.fixed)) return <div>{words}</div>;
  return (
    <button type="button" onClick={onOpen}>
      {words}
      {item.kind === 'proposal' ? (
        <em data-take>{t('take')}</em>
      ) : (
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      )}
    </button>
  );
}
