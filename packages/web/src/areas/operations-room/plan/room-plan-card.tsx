import { IconAlertTriangle } from '@tabler/icons-react';
import { MINUTES_PER_DAY } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Span } from '@torre/domain/operations-room';
import { useCallback, useEffect, useMemo, useRef, useState, type JSX } from 'react';
import { EmptyState, LoadingRows, Panel, useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useLiveRoom } from '../operations-room.queries.ts';
import { useDivision } from '../use-division.ts';
import { gapsIn } from './board.ts';
import type { CoverAction } from './cover-action.ts';
import { GroupFilter } from './group-filter.tsx';
import { findingsIn } from './judge-board.ts';
import type { RoomFinding } from './judge-board.ts';
import { WHOLE_COLUMN } from './people-in-view.ts';
import type { ColumnView } from './people-in-view.ts';
import { PlanConflict } from './plan-conflict.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { PlanTools } from './plan-tools.tsx';
import { ProposalBar } from './proposal-bar.tsx';
import { PublishNote } from './publish-note.tsx';
import { RoomErrors } from './room-errors.tsx';
import { RoomGantt } from './room-gantt.tsx';
import { RoomList } from './room-list.tsx';
import { RoomPeople } from './room-people.tsx';
import styles from './room-plan-card.module.css';
import { itemsOf, rowsOf } from './room-rows.ts';
import type { PlannedItem, RoomItem } from './room-rows.ts';
import { RoomStrip } from './room-strip.tsx';
import { authorName, daysText } from './room-words.ts';
import { warningCounts } from './seat-warnings.ts';
import { useListInParts } from './use-list-in-parts.ts';
import { useRoomFill } from './use-room-fill.ts';
import { useRoomGroups } from './use-room-groups.ts';
import type { GrabPerson, DraggedSeat } from './use-room-interactions.ts';
import { useRoomPlan } from './use-room-plan.ts';
import type { RoomPlanModel } from './use-room-plan.ts';
import type { RoomPlace } from './use-room-reads.ts';

interface RoomPlanCardProps {
  readonly plant: string;
  readonly day: Day;
  /** Minutes from the day's midnight, a night from before it; the whole day without it. */
  readonly range?: Span;
  /** Timeslot of the counter, whose log is shown; the whole day's without it. */
  readonly slot?: string;
  /** Drawn beside what is open. */
  readonly cover?: CoverAction;
}

const NOTHING: readonly never[] = [];
const WHOLE_DAY: Span = { begin: 0, end: MINUTES_PER_DAY };

/** 'Layout di sala': the plan of a day, or of the hours of a timeslot, to be changed, with the people's log beside it. */
export function RoomPlanCard({ plant, day, range = WHOLE_DAY, slot, cover }: RoomPlanCardProps): JSX.Element {
  const division = useDivision(plant);
  const [groupId, setGroupId] = useState('');
  const [column, setColumn] = useState(WHOLE_COLUMN);
  // A plan is of its day and hours: what was changed in one is not carried into the other.
  return (
    <RoomPlan
      key={`${plant} ${day} ${range.begin} ${range.end}`}
      plant={plant}
      division={division}
      day={day}
      range={range}
      slot={slot ?? null}
      groupId={groupId}
      onGroup={setGroupId}
      column={column}
      onColumn={setColumn}
      cover={cover}
    />
  );
}

interface RoomPlanProps extends RoomPlace {
  /** Group of positions that is looked at; '' for all. It stays from day to day. */
  readonly groupId: string;
  readonly onGroup: (groupId: string) => void;
  readonly column: ColumnView;
  readonly onColumn: (column: ColumnView) => void;
  readonly cover: CoverAction | undefined;
}

function RoomPlan({ groupId, onGroup, column, onColumn, cover, ...props }: RoomPlanProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const { mobile } = useBreakpoint();
  const { begin, end } = props.range;
  const place = { ...props, range: useMemo(() => ({ begin, end }), [begin, end]) };
  useLiveRoom(place.plant);
  const model = useRoomPlan(place);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [picking, setPicking] = useState<{ readonly item: PlannedItem; readonly at: number | null } | null>(
    null,
  );
  const [putByPicker, setPutByPicker] = useState<string | null>(null);
  // The gap from which the window was opened may be gone: the focus goes to who was put there.
  useEffect(() => {
    if (putByPicker === null || picking !== null) return;
    const timer = setTimeout(() => {
      document.querySelector<HTMLElement>(`[data-item="${CSS.escape(putByPicker)}"]`)?.focus();
      setPutByPicker(null);
    });
    return () => clearTimeout(timer);
  }, [putByPicker, picking]);
  const grab = useRef<GrabPerson>(null);
  const onGrab = useCallback<GrabPerson>((...taken) => grab.current?.(...taken), []);
  const { judge, board } = model;
  const standing = useMemo(() => judge(board), [judge, board]);
  const [draggedSeat, setDraggedSeat] = useState<DraggedSeat | null>(null);
  const [judged, setJudged] = useState<ReadonlyMap<string, readonly RoomFinding[]> | null>(null);
  const { range } = place;
  const found = draggedSeat === null ? standing : (judged ?? standing);
  const findings = useMemo(() => findingsIn(found, range), [found, range]);
  const groups = useRoomGroups(place.division);
  const members = groups.positions.find((group) => group.groupId === groupId)?.members ?? null;
  const positions = useMemo(
    () => model.positions.filter(({ positionId }) => members?.includes(positionId) ?? true),
    [model.positions, members],
  );
  const rows = useMemo(() => rowsOf(positions, board, range), [positions, board, range]);
  const filler = useRoomFill(model);
  const proposed = useListInParts(filler.proposals?.changes ?? NOTHING);
  const items = useMemo(() => itemsOf(rows, board, range, proposed), [rows, board, range, proposed]);
  const onTaken = (seatId: string): void => {
    setActiveKey(seatId);
    setPutByPicker(seatId);
  };
  const onPick = (item: RoomItem, at: number | null): void => {
    if (item.kind !== 'proposal') return setPicking({ item, at });
    filler.take([item.change]);
    onTaken(item.seat.id);
  };
  const active = items.find(({ key }) => key === activeKey) ?? null;
  const gaps = useMemo(() => gapsIn(board, range).length, [board, range]);
  const warnings = [...findings.values()].flat().length;
  const seatWarnings = useMemo(
    () => warningCounts(model),
    // oxlint-disable-next-line react/exhaustive-deps -- what it reads of the model
    [model.people, model.positions, board, range],
  );
  const { errors, calendar, plans } = model;
  const state = stateWords(t, model);

  return (
    <Panel title={t('layout')} aside={mobile ? undefined : <PlanTools model={model} filler={filler} />}>
      <div className={styles['card']}>
        <RoomErrors errors={errors} onRetry={model.again} />
        {model.conflict && <PlanConflict model={model} conflict={model.conflict} />}
        {model.loading && <LoadingRows rows={8} />}
        {!model.loading && calendar === null && !errors.includes('configuration') && (
          <EmptyState title={t('noConfiguration')} why={t('noConfigurationWhy')} />
        )}
        {plans !== null && !model.loading && (
          <div className={styles['both']}>
            <div className={styles['plan']}>
              <p className={styles['summary']}>
                <span>
                  {t('planName', {
                    name: calendar?.configurations.map(({ name }) => name).join(' + ') ?? '',
                  })}
                </span>
                <span className={styles['state']} title={state}>
                  {state}
                </span>
                {gaps > 0 && <b className={styles['short']}>{t('gaps', { count: gaps })}</b>}
                {seatWarnings.offShift > 0 && (
                  <b className={styles['short']}>{t('offShiftCount', { count: seatWarnings.offShift })}</b>
                )}
                {seatWarnings.lacks > 0 && (
                  <b className={styles['short']}>{t('unfit', { count: seatWarnings.lacks })}</b>
                )}
                {warnings > 0 && (
                  <span className={styles['warned']}>
                    <IconAlertTriangle size={14} aria-hidden />
                    {t('findings', { count: warnings })}
                  </span>
                )}
                {model.dirty && <span className={styles['unsaved']}>{t('unsaved')}</span>}
              </p>
              <ProposalBar model={model} filler={filler} cover={cover} onTaken={onTaken} />
              <GroupFilter
                label={t('showPositions')}
                all={t('allPositions')}
                groups={groups.positions}
                value={groupId}
                onChange={onGroup}
              />
              {rows.length === 0 && members !== null && <p>{t('emptyGroup')}</p>}
              {mobile ? (
                <RoomList
                  model={model}
                  rows={rows}
                  items={items}
                  findings={findings}
                  cover={cover}
                  onTake={(item) => onPick(item, null)}
                />
              ) : (
                <>
                  <div className={styles['scroll']}>
                    <RoomGantt
                      model={model}
                      positions={positions}
                      activeKey={activeKey}
                      onActive={setActiveKey}
                      onPick={onPick}
                      onDragged={(dragged, found) => {
                        setDraggedSeat(dragged);
                        setJudged(found);
                      }}
                      findings={findings}
                      proposed={proposed}
                      grab={grab}
                    />
                  </div>
                  <RoomStrip
                    model={model}
                    filler={filler}
                    active={active}
                    dragged={draggedSeat}
                    findings={findings}
                    cover={cover}
                    onPick={(item) => onPick(item, null)}
                  />
                </>
              )}
              {place.slot !== null && <PublishNote model={model} />}
            </div>
            <RoomPeople
              model={model}
              groups={groups.people}
              findings={findings}
              view={column}
              onView={onColumn}
              onGrab={onGrab}
            />
          </div>
        )}
        {mobile && plans !== null && <PlanTools model={model} filler={filler} />}
        {picking && (
          <PlanPicker
            model={model}
            item={picking.item}
            at={picking.at}
            cover={cover}
            onClose={() => setPicking(null)}
            onPut={(seat) => {
              model.change({ type: 'put', seat });
              setActiveKey(seat.id);
              setPicking(null);
              setPutByPicker(seat.id);
            }}
          />
        )}
      </div>
    </Panel>
  );
}

function stateWords(t: ReturnType<typeof useTexts<'operationsRoom'>>, model: RoomPlanModel): string {
  const own = (model.plans ?? []).filter(({ edited }) => edited).map(({ plan }) => plan);
  if (own.length === 0) return t('past');
  const states = own.map(({ savedBy, savedAt, state, date }) => {
    const is = t(savedBy === null ? 'notStored' : state === 'PUBLISHED' ? 'published' : 'draft');
    const by = savedBy && t('savedBy', { who: authorName(savedBy), when: savedAt ?? '' });
    return { whole: by === null ? is : `${is}, ${by}`, short: `${daysText([date])} ${is}` };
  });
  const [first] = states;
  if (states.every(({ whole }) => whole === first!.whole)) return first!.whole;
  // A night is of two days, each with a state of its own: that comes before who saved it.
  return states.map(({ short }) => short).join(' · ');
}
