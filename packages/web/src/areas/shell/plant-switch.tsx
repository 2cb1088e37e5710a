import { IconChevronDown } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import type { SessionReply } from '@torre/contract/identity';
import { Suspense, type JSX } from 'react';
import { useBreakpoint, usePopup } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';
import { useSession } from '../../platform/session.ts';
import styles from './top-bar.module.css';

const loadItems = () => import('./plant-items.tsx');
const PlantItems = lazyWithRetry(async () => ({ default: (await loadItems()).PlantItems }));

/** Plants that a manager may choose from; '-' means no plant (E8.15). */
export function choosablePlants({ managerPlants }: Pick<SessionReply, 'managerPlants'>): readonly string[] {
  return managerPlants.filter((plant) => plant !== '-');
}

/** The manager's plant: a menu with several, a plain sign with one, nothing with none. */
export function PlantSwitch(): JSX.Element | null {
  const t = useTexts('shell');
  const session = useSession();
  const { mobile } = useBreakpoint();
  const { button, popup } = usePopup('menu', loadItems);
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
  const nameOf = (icao: string): string => {
    const own = session.divisionList.find((division) => division.icao === icao);
    // Most divisions are called as their plant is.
    return [...new Set(own ? [own.name, own.divisionName] : [])].join(' · ');
  };
  const endOf = (icao: string): string | null =>
    session.divisionList.find((division) => division.icao === icao)?.endedOn ?? null;
  const sign = (
    <>
      <b>{plant}</b>
      {!mobile && nameOf(plant)}
    </>
  );
  if (plants.length === 1) return <span className={styles['plant']}>{sign}</span>;

  return (
    <>
      <button
        type="button"
        className={styles['plant']}
        aria-label={t('plantOf', { plant: `${plant} ${nameOf(plant)}` })}
        {...button}
      >
        {sign}
        <IconChevronDown size={13} aria-hidden />
      </button>
      {popup && (
        <Suspense>
          <PlantItems {...popup} {...{ plants, plant, nameOf, endOf, pathname }} />
        </Suspense>
      )}
    </>
  );
}
