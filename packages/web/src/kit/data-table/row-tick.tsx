import { Checkbox } from '@mantine/core';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import type { RowSelection } from './data-column.ts';

interface RowTickProps {
  readonly id: string;
  readonly name: string;
  readonly selection: RowSelection;
}

/** Ticks one row among those that an action is to reach. */
export function RowTick({
  id,
  name,
  selection: { chosen, onChoose, mayChoose },
}: RowTickProps): JSX.Element | null {
  const t = useTexts('kit');
  const toggle = (): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  if (mayChoose?.(id) === false) return null;
  return (
    <Checkbox size="xs" aria-label={t('choose', { row: name })} checked={chosen.has(id)} onChange={toggle} />
  );
}
