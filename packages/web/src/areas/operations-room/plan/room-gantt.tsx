import type { RoomPosition } from '@torre/contract/operations-room';
import { overlap } from '@torre/domain/operations-room';
import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type JSX,
  type MouseEvent,
  type Ref,
} from 'react';
import { useTexts } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import type { BoardChange } from './fill-board.ts';
import type { RoomFinding } from './judge-board.ts';
import { snapped } from './move.ts';
import { NowLine } from './now-line.tsx';
import { roomAxis } from './room-axis.ts';
import { RoomBar } from './room-bar.tsx';
import type { RoomBarProps } from './room-bar.tsx';
import styles from './room-gantt.module.css';
import { changedId } from './proposals.ts';
import { itemsOf, rowsOf, spanOfItem } from './room-rows.ts';
import type { RoomItem } from './room-rows.ts';
import { clock, obstacleWords, personName, shortName } from './room-words.ts';
import { seatWarning, warningWords } from './seat-warnings.ts';
import { useRoomInteractions } from './use-room-interactions.ts';
import type { GrabPerson, DraggedSeat } from './use-room-interactions.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

/** More than these stand closer, so that a room fits a low window. */
const MOST_WIDE_ROWS = 16;
/** Of more hours every second one is written. */
const MOST_LABELS = 16;

interface RoomGanttProps {
  readonly model: RoomPlanModel;
  readonly positions: readonly RoomPosition[];
  readonly activeKey: string | null;
  readonly onActive: (key: string) => void;
  readonly onPick: (item: RoomItem, at: number | null) => void;
  /** What is in the hand, and what the rules find in the plan as it would stand. */
  readonly onDragged: (
    dragged: DraggedSeat | null,
    findings: ReadonlyMap<string, readonly RoomFinding[]>,
  ) => void;
  readonly findings: ReadonlyMap<string, readonly RoomFinding[]>;
  /** What is proposed for the board as it stands. */
  readonly proposed: readonly BoardChange[];
  /** For the column of people, which lies beside the plan. */
  readonly grab: Ref<GrabPerson>;
}

/**
 * Positions against time: bars of people, and gaps where nobody sits. All bars stand in one layer under keys of their own, so
 * that the focus stays on a bar that changes its row.
 */
export function RoomGantt(props: RoomGanttProps): JSX.Element {
  const { model, positions, activeKey, onActive, onPick, onDragged, findings, proposed, grab } = props;
  const { place, editable, ignored } = model;
  const { range } = place;
  const t = useTexts('operationsRoom');
  const layer = useRef<HTMLDivElement>(null);
  // A bar that is removed with the focus says nothing: only who leaves it does.
  const hasFocus = useRef(false);
  const [announcement, setAnnouncement] = useState('');
  const axis = useMemo(() => roomAxis(place.day, range), [place.day, range]);
  const rows = useMemo(() => rowsOf(positions, model.board, range), [positions, model.board, range]);
  const standing = useMemo(
    () => itemsOf(rows, model.board, range, proposed),
    [rows, model.board, range, proposed],
  );
  const leaving = useMemo(() => new Set(proposed.map(changedId)), [proposed]);
  const active = standing.find(({ key }) => key === activeKey) ?? standing[0] ?? null;

  const nameOf = (employeeId: string): string => {
    const person = model.person(employeeId);
    return person ? personName(person) : employeeId;
  };
  const say = (what: 'dragged' | 'put' | 'putBack' | 'gone', { seat, obstacle }: DraggedSeat): void => {
    const name = nameOf(seat.employeeId);
    if (what === 'putBack' && obstacle !== null) {
      const why = obstacleWords(t, seat, obstacle, nameOf);
      notify({ type: NOTICE.warning, text: t('refused', { name, why }) });
      return;
    }
    if (what === 'gone') {
      notify({ type: NOTICE.warning, text: t('goneMeanwhile', { name }) });
      return;
    }
    const where = { position: seat.positionId, from: clock(seat.begin), to: clock(seat.end) };
    setAnnouncement(
      what === 'dragged'
        ? t('dragged', { name })
        : what === 'put'
          ? t('put', { name, ...where })
          : t('putBack'),
    );
  };
  const judgeDragged = (next: DraggedSeat | null, board: RoomPlanModel['board']): void => {
    // Where nobody may be put no time is measured: what is said is why.
    const judged =
      next === null || next.obstacle !== null
        ? []
        : judgedAgain(model, board, new Set([next.seat.employeeId]));
    onDragged(next, new Map([...findings, ...judged]));
  };
  const interactions = useRoomInteractions({
    model,
    layer,
    axis,
    rows,
    items: standing,
    active,
    onActive,
    onPick,
    onDragged: judgeDragged,
    say,
  });
  const { dragged, grabbed } = interactions;
  // A move touches one bar of hundreds: the others' are not asked again.
  const seatWarnings = useMemo(
    () => new Map(model.board.seats.map((seat) => [seat, seatWarning(model, seat)])),
    // oxlint-disable-next-line react/exhaustive-deps -- what it reads of the model
    [model.board, model.people, model.positions],
  );
  useImperativeHandle(grab, () => interactions.grab);
  const items = useMemo(
    () => (dragged === null ? standing : itemsOf(rows, interactions.board, range, proposed)),
    // oxlint-disable-next-line react/exhaustive-deps -- the board in the hand follows `dragged`
    [dragged, standing, rows, range, proposed],
  );
  // While a bar is in the hand the others keep their places in the page: a button that is moved there loses the focus.
  const order = useMemo(() => new Map(standing.map(({ key }, index) => [key, index])), [standing]);
  const drawn =
    dragged === null
      ? items
      : items.toSorted((one, other) => (order.get(one.key) ?? 1e6) - (order.get(other.key) ?? 1e6));

  // After a move in the page the bar that was held is asked for again; where it is gone, undone, another is: keys go on.
  const focusIn = activeKey === null ? undefined : active?.key;
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (focusIn === undefined || !(isLost || layer.current?.contains(document.activeElement))) return;
    layer.current
      ?.querySelector<HTMLElement>(`[data-item="${CSS.escape(focusIn)}"]`)
      ?.focus({ preventScroll: true });
  }, [focusIn, model.board]);

  const barOf = (item: RoomItem): RoomBarProps => {
    const span = spanOfItem(item);
    const left = axis.at(Math.max(span.begin, range.begin));
    const seat = item.kind === 'gap' ? null : item.seat;
    const isSeat = item.kind === 'seat';
    const person = seat && model.person(seat.employeeId);
    const isIgnored = isSeat && ignored.has(item.seat.id);
    const found = seat === null || !isSeat || isIgnored ? [] : (findings.get(seat.employeeId) ?? []);
    const obstacle =
      isSeat && dragged !== null && dragged.seat.id === seat?.id ? dragged.obstacle : undefined;
    // Where it is refused the reason is said, nothing else.
    const warning =
      seat && isSeat && !obstacle
        ? seat === dragged?.seat
          ? seatWarning(model, seat)
          : seatWarnings.get(seat)
        : null;
    return {
      itemKey: item.key,
      kind: item.kind,
      name: seat === null ? '' : nameOf(seat.employeeId),
      // What is proposed is read before it is known: its name is whole, and cut by its bar.
      shortName: seat === null ? '' : person && isSeat ? shortName(person) : nameOf(seat.employeeId),
      positionId: rows[item.row]!.positionId,
      begin: span.begin,
      end: span.end,
      row: item.row,
      left,
      width: axis.at(Math.min(span.end, range.end)) - left,
      active: item.key === active?.key,
      dragged: obstacle === undefined ? null : obstacle === null ? 'well' : 'badly',
      warned: found.some((one) => overlap(one, span)),
      fixed: seat?.fixed === true || !editable,
      warning: warning ? warningWords(t, warning) : null,
      ignored: isIgnored,
      leaves: isSeat && leaving.has(item.seat.id),
    };
  };
  const { hours } = axis;
  const every = hours.length > MOST_LABELS ? 2 : 1;
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')?.dataset['item'];
    const item = standing.find((one) => one.key === key);
    if (item?.kind === 'proposal' && event.detail > 0) return onPick(item, null);
    if (item?.kind !== 'gap' || !editable || event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onPick(item, snapped(axis.minuteAt((event.clientX - box.left) / box.width) - 7));
  };
  // The keys act on the bar that has the focus, however it came there: by a screen reader, by a search in the page.
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const key = event.target.dataset['item'];
    hasFocus.current = true;
    if (dragged === null && key !== undefined) onActive(key);
  };

  return (
    <div
      className={styles['gantt']}
      style={{ '--rows': rows.length, '--hours': hours.length } as CSSProperties}
      data-dense={rows.length > MOST_WIDE_ROWS || undefined}
    >
      <div className={styles['head']} aria-hidden>
        {hours.map((minute, index) => (
          <span key={minute} style={{ left: `${axis.at(minute) * 100}%` }}>
            {index % every === 0 ? clock(minute) : ''}
          </span>
        ))}
      </div>
      <div className={styles['names']} aria-hidden>
        {rows.map(({ positionId, name }) => (
          <span key={positionId} title={name}>
            {positionId}
          </span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what its buttons are told is heard in one place */}
      <div
        ref={layer}
        className={styles['layer']}
        role="group"
        aria-label={t('plan', { positions: rows.length, from: clock(range.begin), to: clock(range.end) })}
        data-holding={dragged !== null || grabbed !== null || undefined}
        onClick={onClick}
        onFocus={onFocus}
        onBlur={() => (hasFocus.current = false)}
        {...interactions.on}
      >
        {drawn.map((item) => (
          <RoomBar key={item.key} {...barOf(item)} />
        ))}
        <NowLine day={place.day} range={range} axis={axis} />
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** What the rules find in these people's seats as they would stand; nothing is a finding taken away. */
function judgedAgain(
  { judge }: Pick<RoomPlanModel, 'judge'>,
  board: RoomPlanModel['board'],
  who: ReadonlySet<string>,
): ReadonlyMap<string, readonly RoomFinding[]> {
  const found = judge(board, who);
  return new Map([...who].map((employeeId) => [employeeId, found.get(employeeId) ?? []]));
}
