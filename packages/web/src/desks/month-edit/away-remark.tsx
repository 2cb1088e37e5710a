import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { DayAlert } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import './month-edit.texts.ts';

interface AwayRemarkProps {
  /** How many shifts would stand on an absence, and how many were left out. */
  readonly count: number;
  readonly leftOut: number;
  /** null: they cannot be left out one by one. */
  readonly onLeaveOut: (() => void) | null;
  readonly onTakeBack: () => void;
}

/** Says which shifts would go to somebody who is away, with one press to leave them out and one to take them back. */
export function AwayRemark({ count, leftOut, onLeaveOut, onTakeBack }: AwayRemarkProps): JSX.Element | null {
  const t = useTexts('monthEdit');
  if (count === 0 && leftOut === 0) return null;
  const [word, run] = count > 0 ? [t('leaveOut'), onLeaveOut] : [t('takeBack'), onTakeBack];
  return (
    <DayAlert
      tone={count > 0 ? 'warn' : 'info'}
      actions={
        run && (
          <Button variant="default" size="compact-sm" onClick={run}>
            {word}
          </Button>
        )
      }
    >
      {count > 0 ? t('onAbsence', { count }) : t('leftOut', { count: leftOut })}
    </DayAlert>
  );
}
