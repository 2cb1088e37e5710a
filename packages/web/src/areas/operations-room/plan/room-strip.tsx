import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { openPositions } from './cover-action.ts';
import type { CoverAction } from './cover-action.ts';
import { IgnoreButton } from './ignore-button.tsx';
import type { RoomFinding } from './judge-board.ts';
import styles from './room-strip.module.css';
import type { RoomItem } from './room-rows.ts';
import { clock, findingWords, obstacleWords, personName } from './room-words.ts';
import { seatWarning, warningWords } from './seat-warnings.ts';
import type { DraggedSeat } from './use-room-interactions.ts';
import type { RoomFiller } from './use-room-fill.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface RoomStripProps {
  readonly model: RoomPlanModel;
  readonly filler: RoomFiller;
  readonly active: RoomItem | null;
  readonly dragged: DraggedSeat | null;
  readonly findings: ReadonlyMap<string, readonly RoomFinding[]>;
  readonly cover: CoverAction | undefined;
  readonly onPick: (item: RoomItem) => void;
}

/** Below the plan: what is chosen or in the hand, what the rules say to it, and what can be done. Its height stays. */
export function RoomStrip(props: RoomStripProps): JSX.Element {
  const { model, filler, active, dragged, findings, cover, onPick } = props;
  const t = useTexts('operationsRoom');
  const seat = dragged?.seat ?? (active !== null && active.kind !== 'gap' ? active.seat : null);
  // Where a seat in the hand is refused, the reason says it.
  const warning = seat && !dragged?.obstacle ? seatWarning(model, seat) : null;
  const name = (employeeId: string): string => {
    const person = model.person(employeeId);
    return person ? personName(person) : employeeId;
  };
  const place = (of: { positionId: string; begin: number; end: number }): string =>
    t('place', { position: of.positionId, from: clock(of.begin), to: clock(of.end) });
  return (
    <div className={styles['strip']} data-bottom-strip data-above-notices>
      <div className={styles['words']}>
        {seat === null && active === null && <p className={styles['quiet']}>{t('keys')}</p>}
        {seat !== null && (
          <p>
            <b>{name(seat.employeeId)}</b> {place(seat)}
            {warning !== null && <b className={styles['short']}> {warningWords(t, warning)}</b>}
            {dragged?.obstacle && <strong>{obstacleWords(t, dragged.seat, dragged.obstacle, name)}</strong>}
          </p>
        )}
        {seat === null && active?.kind === 'gap' && (
          <p>
            <b className={styles['short']}>{t('uncovered')}</b> {place(active.gap)}
          </p>
        )}
        {seat !== null &&
          !dragged?.obstacle &&
          (findings.get(seat.employeeId) ?? []).map((finding) => {
            const { found, mend } = findingWords(t, finding, model.place.day);
            return (
              <p key={finding.finding.rule + finding.begin} className={styles['warned']}>
                <IconAlertTriangle size={14} aria-hidden />
                {found}. {mend}
              </p>
            );
          })}
      </div>
      {dragged === null && model.editable && active !== null && (
        <Actions {...{ model, filler, active, cover, onPick }} />
      )}
    </div>
  );
}

function Actions({
  model,
  filler,
  active,
  cover,
  onPick,
}: Pick<RoomStripProps, 'model' | 'filler' | 'cover' | 'onPick'> & { readonly active: RoomItem }) {
  const t = useTexts('operationsRoom');
  const seat = active.kind === 'seat' ? active.seat : null;
  const open = active.kind === 'gap' ? openPositions(model.positions, active.gap) : null;
  if (seat?.fixed) return null;
  if (active.kind === 'proposal')
    return (
      <div className={styles['actions']}>
        <Button size="compact-sm" onClick={() => onPick(active)}>
          {t('take')}
        </Button>
      </div>
    );
  return (
    <div className={styles['actions']}>
      <Button variant="default" size="compact-sm" onClick={() => onPick(active)}>
        {t(seat ? 'change' : 'assign')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() =>
          model.change(
            active.kind === 'seat'
              ? { type: 'remove', id: active.seat.id }
              : { type: 'close', gap: active.gap },
          )
        }
      >
        {t(seat ? 'remove' : 'close')}
      </Button>
      {active.kind === 'gap' && (
        <Button variant="default" size="compact-sm" onClick={() => filler.fill(active.gap)}>
          {t('fillGap')}
        </Button>
      )}
      {open && cover?.(open)}
      {seat && <IgnoreButton model={model} seat={seat} />}
    </div>
  );
}
