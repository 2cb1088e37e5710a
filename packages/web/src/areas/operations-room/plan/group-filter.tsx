import { NativeSelect } from '@mantine/core';
import type { RoomGroup } from '@torre/contract/room-groups';
import type { JSX } from 'react';
import { useBreakpoint } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';

interface GroupFilterProps {
  readonly label: string;
  readonly groups: readonly RoomGroup[];
  /** Id of a group; '' for all. */
  readonly value: string;
  readonly onChange: (groupId: string) => void;
}

/** Narrows a plan, or its people, to a group; where there is none there is nothing to choose. */
export function GroupFilter({ label, groups, value, onChange }: GroupFilterProps): JSX.Element | null {
  const t = useTexts('operationsRoom');
  const { mobile } = useBreakpoint();
  if (groups.length === 0) return null;
  const known = groups.some(({ groupId }) => groupId === value);
  return (
    <NativeSelect
      size={mobile ? 'md' : 'xs'}
      aria-label={label}
      value={known ? value : ''}
      data={[
        { value: '', label: t('everything') },
        ...groups.map(({ groupId, name }) => ({ value: groupId, label: name })),
      ]}
      onChange={(event) => {
        track('action', 'gruppo di sala');
        onChange(event.currentTarget.value);
      }}
    />
  );
}
