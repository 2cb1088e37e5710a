import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import styles from './data-table.module.css';

interface SelectFilterProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly optionText?: ((value: string) => string) | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const asItIs = (value: string): string => value;

/** Several options at once (M2.3.16); none means all (M2.3.17). */
export function SelectFilter({
  label,
  options,
  optionText = asItIs,
  chosen,
  onChange,
}: SelectFilterProps): JSX.Element {
  const t = useTexts('kit');
  const says =
    chosen.length === 0
      ? t('all')
      : chosen.length === 1
        ? optionText(chosen[0] ?? '')
        : t('chosen', { count: chosen.length });
  const toggle = (option: string): void =>
    onChange(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]);
  return (
    <Menu position="bottom-start" closeOnItemClick={false}>
      <Menu.Target>
        <button
          type="button"
          className={styles['select']}
          data-active={chosen.length > 0 || undefined}
          aria-label={`${label}: ${says}`}
        >
          <span>{says}</span>
          <IconChevronDown size={13} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {options.map((option) => (
          <Menu.CheckboxItem key={option} checked={chosen.includes(option)} onChange={() => toggle(option)}>
            {optionText(option)}
          </Menu.CheckboxItem>
        ))}
        {chosen.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => onChange([])}>{t('clearChoice')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
