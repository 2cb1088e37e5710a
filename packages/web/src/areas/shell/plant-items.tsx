import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { selectPlant } from '@torre/contract/identity';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { AnchoredMenu, type PopupProps } from '../../kit/index.ts';
import { call } from '../../platform/call.ts';
import { useTexts } from '../../platform/language.ts';
import { notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { queryClient } from '../../platform/query-client.ts';
import { sessionQuery } from '../../platform/session.ts';
import styles from './top-bar.module.css';

/** Screens whose address names the plant. */
const OF_PLANT = ['/responsabile/calendario', '/responsabile/pianificazione', '/responsabile/sala'] as const;

/** What stays in the address when the plant changes. */
interface KeptSearch {
  readonly mese?: string;
  readonly giorno?: string;
  readonly vista?: 'postazioni' | 'gruppi' | 'turni' | 'configurazioni';
}

interface PlantItemsProps extends PopupProps {
  readonly plants: readonly string[];
  /** The one in view. */
  readonly plant: string;
  readonly nameOf: (icao: string) => string;
  /** YYYYMMDD: the last day of a plant that has ended, else null. */
  readonly endOf: (icao: string) => string | null;
  /** Path of the screen. */
  readonly pathname: string;
}

/** The manager's plants to choose from. */
export function PlantItems({
  plants,
  plant,
  nameOf,
  endOf,
  pathname,
  ...popup
}: PlantItemsProps): JSX.Element {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const choose = async (icao: string): Promise<void> => {
    // The address leads, the default follows: two tabs with two plants never fight.
    // A screen below one of them is of the plant that is left.
    const here = OF_PLANT.find((path) => path === pathname || pathname.startsWith(`${path}/`));
    if (here) {
      await navigate({
        to: here,
        search: (now: KeptSearch) => ({
          impianto: icao,
          // of a calendar's address the open day belongs to a person of the plant before
          ...(here === '/responsabile/sala' ? { giorno: now.giorno, vista: now.vista } : { mese: now.mese }),
        }),
      });
    }
    try {
      await call(selectPlant, { body: { selectedImpiantoIcao: icao } });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    } catch (error) {
      notify(failureNotice(error, t('plantNotSaved')));
    }
  };
  // Their past rosters stay within reach, behind those of today.
  const ended = plants.filter((icao) => endOf(icao) !== null);
  return (
    <AnchoredMenu {...popup} position="bottom-start" className={styles['plants']}>
      <Menu.Label>{t('plant')}</Menu.Label>
      {plants.filter((icao) => endOf(icao) === null).map(item)}
      {ended.length > 0 && <Menu.Label>{t('endedPlants')}</Menu.Label>}
      {ended.map(item)}
    </AnchoredMenu>
  );

  function item(icao: string): JSX.Element {
    const end = endOf(icao);
    return (
      <Menu.Item
        key={icao}
        onClick={() => void choose(icao)}
        rightSection={icao === plant && <IconCheck size={16} aria-hidden />}
        aria-current={icao === plant || undefined}
      >
        <b>{icao}</b> {nameOf(icao)}
        {end !== null && ` · ${t('plantEnded', { day: displayDay(dayFromCompact(end)!) })}`}
      </Menu.Item>
    );
  }
}
