import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { StartingPlant } from '@torre/contract/first-steps';
import type { JSX } from 'react';
import { Line, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './first-steps.texts.ts';

interface PlantChoiceProps {
  /** The one that the guide shows. */
  readonly plant: string;
  readonly plants: readonly StartingPlant[];
  /** Steps of a plant. */
  readonly all: number;
  readonly onChoose: (plant: string) => void;
}

/** Which plant the guide is about; those that have not started stand beside it with how far they are. */
export function PlantChoice({ plant, plants, all, onChoose }: PlantChoiceProps): JSX.Element {
  const t = useTexts('firstSteps');
  const waiting = plants.filter(({ icao, hasStarted }) => !hasStarted && icao !== plant);
  return (
    <Line>
      <NativeSelect
        label={t('choose')}
        value={plant}
        data={plants.map(({ icao, name, done }) => ({
          value: icao,
          label: t('choice', { plant: icao, name, done, all }),
        }))}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {waiting.length > 0 && (
        <Line label={t('notStarted')}>
          <Text as="span" tone="quiet">
            {t('notStarted')}
          </Text>
          {waiting.map(({ icao, done }) => (
            <Link key={icao} to="/amministrazione/avvio" search={{ impianto: icao }}>
              {t('waitingPlant', { plant: icao, done, all })}
            </Link>
          ))}
        </Line>
      )}
    </Line>
  );
}
