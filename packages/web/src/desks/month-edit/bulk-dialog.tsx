import { Button } from '@mantine/core';
import type { BulkReply, CellName } from '@torre/contract/bulk';
import type { ChangeReason } from '@torre/contract/notices';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { checkTurn } from '@torre/domain/roster';
import { useEffect, useEffectEvent, useState, type JSX } from 'react';
import { LegalityChanges, LegalityReason } from '../../areas/legality/index.ts';
import { OverAbsence, ReasonFields, givenReason } from '../../areas/notices/index.ts';
import {
  cellsOfWish,
  DayAlert,
  rowName,
  shiftsOnAbsence,
  TurnField,
  wishWithout,
} from '../../areas/roster/index.ts';
import type { BulkWish, GridModel, KeptBulk, TypedAhead } from '../../areas/roster/index.ts';
import { Dialog, LoadingRows, SlowAnswer, useCloseQuestion } from '../../kit/index.ts';
import { refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { CounterEffects } from '../counter-effects/index.ts';
import { AwayRemark } from './away-remark.tsx';
import { BulkChanges } from './bulk-changes.tsx';
import styles from './bulk-dialog.module.css';
import './month-edit.texts.ts';
import { RefusedCells } from './refused-cells.tsx';
import { useBulkSave, type LeftCells } from './use-bulk-save.ts';

interface BulkDialogProps {
  readonly model: GridModel;
  readonly division: string;
  /** Id of the draft that is changed; null: the published month. */
  readonly draft: string | null;
  readonly wish: BulkWish;
  /** Pasted codes that are no shift of the plant. */
  readonly unknown: readonly string[];
  /** What was chosen before the page went away; null for a new wish. */
  readonly kept: Pick<KeptBulk, 'turn' | 'reason'> | null;
  /** What the hand typed on the cells while this window was on its way. */
  readonly typed: TypedAhead;
  /** Told of whatever is chosen, so that it outlives the page. */
  readonly onChoice: (choice: Pick<KeptBulk, 'turn' | 'reason'>) => void;
  /** Of a wish that takes shifts away: to choose a shift for the same cells instead. */
  readonly onInstead: () => void;
  readonly onClose: () => void;
  readonly onSaved: (reply: BulkReply) => void;
}

const WIDTH = 760;
const TITLE = {
  turn: 'titleTurn',
  clear: 'titleClear',
  paste: 'titlePaste',
  fill: 'titleFill',
  copy: 'titleCopy',
  cut: 'titleCut',
  typed: 'titleTyped',
} as const;

/** The first day that the wish touches, for which a typed code must hold. */
function firstDay(model: GridModel, wish: BulkWish): Day {
  const days =
    wish.kind === 'turn' ? wish.cells.map(({ date }) => dayFromCompact(date) ?? model.store.to) : [];
  return days.reduce((first, day) => (day < first ? day : first), model.store.to);
}

/**
 * Many shifts at once, with one confirmation: every cell that changes or is refused and why, and what it does to the
 * counters, before anything is saved.
 */
export function BulkDialog({
  model,
  division,
  draft,
  wish: whole,
  unknown,
  kept,
  typed,
  onChoice,
  onInstead,
  onClose,
  onSaved,
}: BulkDialogProps): JSX.Element {
  const [leftOut, setLeftOut] = useState<readonly CellName[]>([]);
  const wish = (leftOut.length > 0 && wishWithout(model, whole, leftOut)) || whole;
  const isEmpty = cellsOfWish(wish) === 0 && leftOut.length > 0;
  const t = useTexts('monthEdit');
  const [turn, setTurn] = useState(kept?.turn ?? '');
  const [reason, setReason] = useState<ChangeReason>(kept?.reason ?? {});
  const keep = useEffectEvent(onChoice);
  useEffect(() => keep({ turn, reason }), [turn, reason]);
  const closing = useCloseQuestion(Object.keys(givenReason(reason)).length > 0, onClose);
  const day = firstDay(model, wish);
  const { book } = model.store;
  const found = checkTurn(turn, book.definitions, day);
  const chosen = wish.kind !== 'turn' || found.ok;
  const { preview, press, saving, slow, failure, left } = useBulkSave(
    {
      division,
      plant: model.store.plant,
      draft,
      wish,
      turn: found.ok ? found.value.name : '',
      reason: draft === null ? givenReason(reason) : {},
      chosen: chosen && !isEmpty,
    },
    onSaved,
    onClose,
  );
  const previewed = isEmpty ? undefined : preview.data;
  const count = previewed?.shifts.length ?? 0;
  const broken = previewed?.legality?.added.length ?? 0;
  const over = previewed?.overAbsence?.length ?? 0;
  const wantsYes = over > 0 && reason.overAbsence !== true;
  const cannotSave = count === 0 || preview.isFetching || wantsYes;
  const nameOf = (employeeId: string): string => {
    const person = model.store.indexOf(employeeId);
    return person < 0 ? employeeId : rowName(model.store, person);
  };
  const onAbsence = wish.kind === 'clear' ? [] : shiftsOnAbsence(model, previewed?.shifts ?? []);
  const canLeaveOut = wishWithout(model, wish, onAbsence) !== null;
  if (left !== null) return <WhatStayed {...{ model, onClose }} {...left} />;
  return (
    <Dialog title={t(TITLE[wish.kind])} onClose={closing.close} size={WIDTH}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (count > 0 && !wantsYes) void press();
        }}
      >
        {wish.kind === 'turn' && (
          <TurnField
            first
            ahead={typed}
            day={day}
            book={book}
            turn={turn}
            readOnly={false}
            error={null}
            onType={(text) => setTurn(text.trim().toUpperCase())}
            onChoose={(name) => setTurn(name.trim().toUpperCase())}
          />
        )}
        {kept !== null && <DayAlert tone="info">{t('resumed')}</DayAlert>}
        {unknown.length > 0 && (
          <DayAlert tone="warn">{t('unknownSome', { codes: unknown.join(', ') })}</DayAlert>
        )}
        {'outside' in wish && wish.outside > 0 && (
          <DayAlert tone="warn">{t('outside', { count: wish.outside })}</DayAlert>
        )}
        <div
          className={styles['preview']}
          data-broken={(draft === null && broken > 0) || undefined}
          aria-live="polite"
          aria-busy={preview.isFetching}
        >
          <AwayRemark
            count={onAbsence.length}
            leftOut={leftOut.length}
            onLeaveOut={canLeaveOut ? () => setLeftOut([...leftOut, ...onAbsence]) : null}
            onTakeBack={() => setLeftOut([])}
          />
          {!chosen && <p className={styles['hint']}>{t('sayTurn')}</p>}
          {chosen && !isEmpty && preview.isPending && <LoadingRows rows={4} />}
          {chosen && preview.isError && (
            <DayAlert
              tone="bad"
              actions={
                <Button variant="default" size="compact-sm" onClick={() => void preview.refetch()}>
                  {t('retry')}
                </Button>
              }
            >
              {t('askFailed')} {refusalWords(preview.error) ?? ''}
            </DayAlert>
          )}
          {chosen && previewed && (
            <>
              {previewed.refused.length > 0 && (
                <RefusedCells
                  model={model}
                  refused={previewed.refused}
                  title={t('stays', { count: previewed.refused.length })}
                />
              )}
              {count > 0 && <CounterEffects effects={previewed.effects ?? []} />}
              {count > 0 && previewed.legality && (
                <LegalityChanges change={previewed.legality} nameOf={nameOf} />
              )}
              {count > 0 && <BulkChanges {...{ model, onAbsence }} shifts={previewed.shifts} />}
              {wish.kind === 'clear' ? (
                <CycleStays
                  cells={cellsOfWish(wish) - count - previewed.refused.length}
                  alone={count === 0 && previewed.refused.length === 0}
                  onInstead={onInstead}
                />
              ) : (
                count === 0 &&
                previewed.refused.length === 0 && <p className={styles['hint']}>{t('noChanges')}</p>
              )}
            </>
          )}
        </div>
        {draft === null && count > 0 && <ReasonFields reason={reason} onReason={setReason} />}
        {draft === null && broken > 0 && <LegalityReason reason={reason} onReason={setReason} />}
        <OverAbsence count={over} reason={reason} onReason={setReason} />
        <SlowAnswer {...slow} />
        {failure !== null && <DayAlert tone="bad">{failure}</DayAlert>}
        {closing.element}
        <div className={styles['buttons']} hidden={closing.asks}>
          <Button variant="default" onClick={closing.close}>
            {t('cancel')}
          </Button>
          <Button
            data-autofocus={wish.kind === 'turn' ? undefined : true}
            type="submit"
            loading={saving}
            aria-disabled={cannotSave}
            data-disabled={cannotSave || undefined}
          >
            {count > 0 ? t('save', { count }) : t('nothingToSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface CycleStaysProps {
  /** How many hold the shift that a delete would bring back. */
  readonly cells: number;
  /** Nothing else is to be said of the wish. */
  readonly alone: boolean;
  readonly onInstead: () => void;
}

/** A delete gives back the base cycle's shift: where that stands already nothing can happen, and why is said. */
function CycleStays({ cells, alone, onInstead }: CycleStaysProps): JSX.Element | null {
  const t = useTexts('monthEdit');
  if (cells <= 0) return null;
  if (!alone) return <p className={styles['hint']}>{t('cycleStays', { count: cells })}</p>;
  return (
    <DayAlert
      tone="info"
      actions={
        <Button variant="default" size="compact-sm" onClick={onInstead}>
          {t('change')}
        </Button>
      }
    >
      {t('cycleAlready')}
    </DayAlert>
  );
}

interface WhatStayedProps extends LeftCells {
  readonly model: GridModel;
  readonly onClose: () => void;
}

/** After a save of which some cells, or all, were refused. */
function WhatStayed({ model, refused, wished, onClose }: WhatStayedProps): JSX.Element {
  const t = useTexts('monthEdit');
  return (
    <Dialog title={t('partly')} onClose={onClose} size={WIDTH}>
      <div className={styles['form']}>
        <RefusedCells {...{ model, refused, wished }} title={t('stays', { count: refused.length })} />
        <div className={styles['buttons']}>
          <Button data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
