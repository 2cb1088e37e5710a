import { Button } from '@mantine/core';
import type { RequestRow } from '@torre/contract/requests';
import { useId, type JSX } from 'react';
import { Text } from '../../kit/index.ts';
import type { RequestActing } from './use-request-actions.tsx';

interface DetailButtonsProps extends Pick<RequestActing, 'actionsOf'> {
  readonly row: RequestRow;
  /** Where no row with its own buttons stands beside it. */
  readonly further?: boolean;
}

const DECISIONS = ['authorize', 'approve', 'reject'];
const FURTHER = ['delete', 'annul', 'calendar'];

/** What can be done with a request, at the end of its detail; below the buttons why some are off. */
export function DetailButtons({ row, actionsOf, further = false }: DetailButtonsProps): JSX.Element {
  const reasonId = useId();
  const actions = actionsOf(row).flatMap((action) => action ?? []);
  const shown = [...DECISIONS, ...(further ? FURTHER : [])].flatMap(
    (key) => actions.find((action) => action.key === key) ?? [],
  );
  return (
    <>
      {shown.map(({ key, label, icon: Drawing, off, run }) => (
        <Button
          key={key}
          variant={key === 'approve' && off === undefined ? 'filled' : 'default'}
          disabled={off !== undefined}
          aria-describedby={off === undefined ? undefined : `${reasonId}-${key}`}
          leftSection={<Drawing size={16} aria-hidden />}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {shown.map(
        ({ key, label, off }) =>
          off !== undefined && (
            <small key={key} id={`${reasonId}-${key}`}>
              <Text as="span" tone="quiet">{`${label}: ${off}.`}</Text>
            </small>
          ),
      )}
    </>
  );
}
