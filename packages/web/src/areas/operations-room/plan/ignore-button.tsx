import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { overlap } from '@torre/domain/operations-room';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { leaveOut, takeBack } from '../operations-room.queries.ts';
import { dayOnBoard, timePlanIdOf } from './board.ts';
import type { Seat } from './board.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

interface IgnoreButtonProps extends Pick<ButtonProps, 'size'> {
  readonly model: RoomPlanModel;
  readonly seat: Seat;
}

/** Only what is saved has a name by which it can be left out. */
export function IgnoreButton({ model, seat, size = 'compact-sm' }: IgnoreButtonProps): JSX.Element | null {
  const t = useTexts('operationsRoom');
  const client = useQueryClient();
  const timePlanId = timePlanIdOf(seat);
  // What goes over midnight is one time plan of each day.
  const parts = (model.plans ?? [])
    .filter(({ plan: { date } }) => overlap(dayOnBoard(model.place.day, date), seat))
    .map(({ plan: { date, operativePlanId } }) => ({
      operativePlanId,
      left: model.ignored.get(`${date}/${timePlanId}`),
    }));
  const isLeft = parts.some(({ left }) => left !== undefined);
  if (parts.length === 0 || !model.stored.has(seat.id)) return null;
  const toggle = async (): Promise<void> => {
    try {
      for (const { operativePlanId, left } of parts) {
        if (left) await takeBack(client, left.operativePlanId, left.ignoredId);
        else if (!isLeft) await leaveOut(client, operativePlanId, timePlanId);
      }
    } catch (error) {
      notify(failureNotice(error, t('ignoreFailed')));
    }
  };
  return (
    <Button variant="default" size={size} onClick={() => void toggle()}>
      {t(isLeft ? 'consider' : 'ignore')}
    </Button>
  );
}
