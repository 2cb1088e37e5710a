import { NativeSelect } from '@mantine/core';
import type { RoomGroup } from '@torre/contract/room-groups';
import type { JSX } from 'react';
import { useBreakpoint } from '../../../kit/index.ts';
import styles from './group-filter.module.css';
import { track } from '../../../platform/track.ts';

interface GroupFilterProps {
  readonly label: string;
  /** What the first choice says: 'Postazioni: tutte'. */
  readonly all: string;
  readonly groups: readonly RoomGroup[];
  /** Id of a group; '' for all. */
  readonly value: string;
  readonly onChange: (groupId: string) => void;
}

/** Narrows a plan, or its people, to a group; where there is none there is nothing to choose. */
export function GroupFilter({ label, all, groups, value, onChange }: GroupFilterProps): JSX.Element | null {
  const { mobile } = useBreakpoint();
  if (groups.length === 0) return null;
  const known = groups.some(({ groupId }) => groupId === value);
  return (
    <NativeSelect
      size={mobile ? 'md' : 'xs'}
      className={styles['group'] ?? ''}
      aria-label={label}
      value={known ? value : ''}
      data={[
        { value: '', label: all },
        ...groups.map(({ groupId, name }) => ({ value: groupId, label: name })),
      ]}
      onChange={(event) => {
        track('action', 'gruppo di sala');
        onChange(event.currentTarget.value);
      }}
    />
  );
}
