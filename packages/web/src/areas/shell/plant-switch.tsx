import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { selectPlant, type SessionReply } from '@torre/contract/identity';
import type { JSX } from 'react';
import { useBreakpoint } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import { notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { queryClient } from '../../platform/query-client.ts';
import { sessionQuery, useSession } from '../../platform/session.ts';
import styles from './top-bar.module.css';

const ROSTER = '/responsabile/calendario';

/** Plants that a manager may choose from; '-' means no plant (E8.15). */
export function choosablePlants({ managerPlants }: Pick<SessionReply, 'managerPlants'>): readonly string[] {
  return managerPlants.filter((plant) => plant !== '-');
}

/** The manager's plant: a menu with several, a plain sign with one, nothing with none. */
export function PlantSwitch(): JSX.Element | null {
  const t = useTexts('shell');
  const session = useSession();
  const { mobile } = useBreakpoint();
  const navigate = useNavigate();
  const { pathname, addressed } = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      addressed: (location.search as Record<string, string>)['impianto'],
    }),
    structuralSharing: true,
  });
  const plants = choosablePlants(session);
  const plant = addressed ?? session.selectedImpiantoIcao ?? plants[0];
  // No plant is chosen before the password is changed that must be: the server refuses it.
  if (!plant || plants.length === 0 || session.mustChangePassword) return null;
  const nameOf = (icao: string): string =>
    session.divisionList.find((division) => division.icao === icao)?.name ?? '';
  const sign = (
    <>
      <b>{plant}</b>
      {!mobile && nameOf(plant)}
    </>
  );
  if (plants.length === 1) return <span className={styles['plant']}>{sign}</span>;

  const choose = async (icao: string): Promise<void> => {
    // The address leads, the default follows: two tabs with two plants never fight.
    if (pathname === ROSTER) {
      await navigate({
        to: ROSTER,
        search: (now) => ({ mese: (now as { mese?: string }).mese, impianto: icao }),
      });
    }
    try {
      await call(selectPlant, { body: { selectedImpiantoIcao: icao } });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    } catch (error) {
      notify(failureNotice(error, t('plantNotSaved')));
    }
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={styles['plant']}
          aria-label={t('plantOf', { plant: `${plant} ${nameOf(plant)}` })}
        >
          {sign}
          <IconChevronDown size={13} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('plant')}</Menu.Label>
        {plants.map((icao) => (
          <Menu.Item
            key={icao}
            onClick={() => void choose(icao)}
            rightSection={icao === plant && <IconCheck size={16} aria-hidden />}
            aria-current={icao === plant || undefined}
          >
            <b>{icao}</b> {nameOf(icao)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
