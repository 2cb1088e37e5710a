import { Button, NativeSelect } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { PlantName } from '@torre/contract/administration';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Callout, DateField, FieldLine, IconButton, Stack, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { stayKey, stayWords, type StayDraft, type StayFault } from './rights-draft.ts';
import type { OthersChanges } from './rights-merge.ts';
import './rights.texts.ts';

interface PlantStaysProps {
  readonly stays: readonly StayDraft[];
  readonly plants: readonly PlantName[];
  readonly today: Day;
  readonly faults: ReadonlyMap<number, StayFault>;
  readonly others: OthersChanges | null;
  /** Of lines that others changed too, what stands now, by the line's id. */
  readonly beside: ReadonlyMap<number, StayDraft>;
  readonly onKeepMine: (standing: StayDraft) => void;
  readonly onChange: (stays: readonly StayDraft[]) => void;
}

/** The plants that a manager holds, each from a day to a day. */
export function PlantStays({
  stays,
  plants,
  today,
  faults,
  others,
  beside,
  onKeepMine,
  onChange,
}: PlantStaysProps): JSX.Element {
  const t = useTexts('rights');
  const write = (id: number, part: Partial<StayDraft>): void =>
    onChange(stays.map((stay) => (stay.id === id ? { ...stay, ...part } : stay)));
  const add = (): void => {
    const id = Math.max(-1, ...stays.map((stay) => stay.id)) + 1;
    onChange([...stays, { id, icao: '', from: today, to: null }]);
  };
  const faultText = ({ id, icao }: StayDraft): string | undefined => {
    const fault = faults.get(id);
    return fault && t(fault, { plant: icao });
  };
  const isOffered = ({ icao, hasEnded }: PlantName): boolean =>
    !hasEnded || stays.some((stay) => stay.icao === icao);
  const choices = [
    { value: '', label: '' },
    ...plants.filter(isOffered).map(({ icao, name }) => ({ value: icao, label: `${icao} ${name}` })),
    { value: '-', label: t('withoutPlant') },
  ];
  return (
    <>
      {stays.length === 0 && <Text tone="quiet">{t('noPlants')}</Text>}
      <Stack>
        {stays.map((stay) => (
          <Stack key={stay.id} gap="small">
            <FieldLine>
              <NativeSelect
                label={t('plant')}
                value={stay.icao}
                data={choices}
                onChange={(event) => write(stay.id, { icao: event.currentTarget.value })}
              />
              <DateField
                label={t('from')}
                value={stay.from}
                today={today}
                onChange={(from) => write(stay.id, { from })}
                onUnreadable={() => write(stay.id, { from: null })}
              />
              <DateField
                label={t('to')}
                value={stay.to}
                today={today}
                error={faultText(stay)}
                onChange={(to) => write(stay.id, { to, isEndUnreadable: false })}
                onUnreadable={() => write(stay.id, { isEndUnreadable: true })}
              />
              <IconButton
                label={t('removePlant', { plant: stay.icao })}
                icon={IconTrash}
                onClick={() => onChange(stays.filter(({ id }) => id !== stay.id))}
              />
            </FieldLine>
            {beside.has(stay.id) && (
              <Beside
                mine={stay}
                standing={beside.get(stay.id)!}
                onKeep={onKeepMine}
                onTake={({ from, to }) => write(stay.id, { from, to, isEndUnreadable: false })}
              />
            )}
            {others?.staysGiven.has(stayKey(stay)) && <Text tone="changed">{t('addedByOthers')}</Text>}
          </Stack>
        ))}
      </Stack>
      {others && others.staysTaken.length > 0 && (
        <Text tone="changed">{t('takenByOthers', { plants: others.staysTaken.join(', ') })}</Text>
      )}
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
        {t('addPlant')}
      </Button>
    </>
  );
}

interface BesideProps {
  readonly mine: StayDraft;
  readonly standing: StayDraft;
  readonly onKeep: (standing: StayDraft) => void;
  readonly onTake: (standing: StayDraft) => void;
}

/** Others changed the same line: both, to be chosen from. Without a choice a save puts one's own there. */
function Beside({ mine, standing, onKeep, onTake }: BesideProps): JSX.Element {
  const t = useTexts('rights');
  const isWhole = mine.from !== null && !mine.isEndUnreadable;
  return (
    <Callout
      tone="wait"
      alert
      choices={[
        { label: t('keepMine'), run: () => onKeep(standing) },
        { label: t('takeStanding'), run: () => onTake(standing) },
      ]}
    >
      {t('changedBeside', { standing: stayWords(standing), mine: isWhole ? stayWords(mine) : '–' })}
    </Callout>
  );
}
