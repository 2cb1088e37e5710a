import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import '../kit.texts.ts';

const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
const NEXT: Record<MantineColorScheme, MantineColorScheme> = { auto: 'light', light: 'dark', dark: 'auto' };

/** Goes round light, dark and the system's own scheme; the choice is remembered and shared between tabs. */
export function ThemeSwitch(): JSX.Element {
  const t = useTexts('kit');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const next = NEXT[colorScheme];
  const label = t('themeSwitch', { now: t(`theme.${colorScheme}`), next: t(`theme.${next}`) });
  return <IconButton label={label} icon={ICONS[colorScheme]} onClick={() => setColorScheme(next)} />;
}
