import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { CompactGroup } from '@torre/contract/month';
import type { JSX } from 'react';
import { Chip } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import '../grid.texts.ts';
import { toggled } from './toggled.ts';

interface IslandFilterProps {
  readonly groups: readonly CompactGroup[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (groups: ReadonlySet<string>) => void;
}

/** Which islands are in view; an empty choice means all of them. */
export function IslandFilter({ groups, chosen, onChoose }: IslandFilterProps): JSX.Element {
  const t = useTexts('grid');
  const names = groups.filter(({ id }) => chosen.has(id)).map(({ name }) => name);
  return (
    <Menu closeOnItemClick={false} position="bottom-start">
      <Menu.Target>
        <Chip isOn={chosen.size > 0}>
          {t('island')}
          {names.length > 0 && <b>{names.length > 1 ? names.length : names[0]}</b>}
          <IconChevronDown size={14} stroke={2} aria-hidden />
        </Chip>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map(({ id, name }) => (
          <Menu.CheckboxItem key={id} checked={chosen.has(id)} onChange={() => onChoose(toggled(chosen, id))}>
            {name}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item disabled={chosen.size === 0} onClick={() => onChoose(new Set())}>
          {t('allIslands')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
