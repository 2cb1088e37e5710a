import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { leaveOut, takeBack } from '../operations-room.queries.ts';
import { timePlanIdOf } from './board.ts';
import type { Seat } from './board.ts';
import type { RoomFinding } from './judge-board.ts';
import styles from './room-strip.module.css';
import type { RoomItem } from './room-rows.ts';
import { clock, findingWords, personName } from './room-words.ts';
import type { Held } from './use-room-hands.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface RoomStripProps {
  readonly model: RoomPlanModel;
  readonly active: RoomItem | null;
  readonly held: Held | null;
  readonly findings: ReadonlyMap<string, readonly RoomFinding[]>;
  readonly onPick: (item: RoomItem) => void;
}

/** Below the plan: what is chosen or in the hand, what the rules say to it, and what can be done. Its height stays. */
export function RoomStrip({ model, active, held, findings, onPick }: RoomStripProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const seat = held?.seat ?? (active?.kind === 'seat' ? active.seat : null);
  const name = (employeeId: string): string => {
    const person = model.person(employeeId);
    return person ? personName(person) : employeeId;
  };
  const place = (of: { positionId: string; begin: number; end: number }): string =>
    t('place', { position: of.positionId, from: clock(of.begin), to: clock(of.end) });
  return (
    <div className={styles['strip']}>
      <div className={styles['words']}>
        {seat === null && active === null && <p className={styles['quiet']}>{t('keys')}</p>}
        {seat !== null && (
          <p>
            <b>{name(seat.employeeId)}</b> {place(seat)}
            {held?.obstacle && <strong>{obstacleWords(held)}</strong>}
          </p>
        )}
        {seat === null && active?.kind === 'gap' && (
          <p>
            <b className={styles['short']}>{t('uncovered')}</b> {place(active.gap)}
          </p>
        )}
        {seat !== null &&
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
      {held === null && model.editable && active !== null && (
        <Actions model={model} active={active} onPick={onPick} />
      )}
    </div>
  );

  function obstacleWords({ seat: at, obstacle }: Held): string {
    const who = obstacle?.at ? name(obstacle.at.employeeId) : '';
    const values = { name: name(at.employeeId), position: obstacle?.at?.positionId ?? '', who };
    switch (obstacle!.is) {
      case 'position-taken':
        return t('obstacle.position-taken', values);
      case 'person-twice':
        return t('obstacle.person-twice', values);
      case 'not-present':
        return t('obstacle.not-present', values);
    }
  }
}

function Actions({
  model,
  active,
  onPick,
}: Pick<RoomStripProps, 'model' | 'onPick'> & { readonly active: RoomItem }) {
  const t = useTexts('operationsRoom');
  const seat = active.kind === 'seat' ? active.seat : null;
  if (seat?.fixed) return null;
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
      {seat && <IgnoreButton model={model} seat={seat} />}
    </div>
  );
}

/** Only what is saved has a name by which it can be left out. */
function IgnoreButton({
  model,
  seat,
}: {
  readonly model: RoomPlanModel;
  readonly seat: Seat;
}): JSX.Element | null {
  const t = useTexts('operationsRoom');
  const client = useQueryClient();
  const left = model.ignored.get(seat.id);
  const plan = model.plans?.find(({ plan: { date } }) => seat.id.startsWith(`${date}/`))?.plan;
  if (!plan || !model.stored.has(seat.id)) return null;
  const toggle = async (): Promise<void> => {
    try {
      if (left) await takeBack(client, left.operativePlanId, left.ignoredId);
      else await leaveOut(client, plan.operativePlanId, timePlanIdOf(seat));
    } catch (error) {
      notify(failureNotice(error, t('ignoreFailed')));
    }
  };
  return (
    <Button variant="default" size="compact-sm" onClick={() => void toggle()}>
      {t(left ? 'consider' : 'ignore')}
    </Button>
  );
}
