import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import { notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { leaveOut, takeBack } from '../operations-room.queries.ts';
import { timePlanIdOf } from './board.ts';
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
    <Button variant="default" size={size} onClick={() => void toggle()}>
      {t(left ? 'consider' : 'ignore')}
    </Button>
  );
}
