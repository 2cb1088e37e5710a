import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { PlantPerson } from '@torre/contract/cycles';
import { useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import styles from './planning-desk.module.css';
import './planning.texts.ts';

interface PeoplePickerProps {
  readonly people: readonly PlantPerson[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** People of the plant to tick, narrowed by name and island; a whole island at once. */
export function PeoplePicker({ people, chosen, onChoose }: PeoplePickerProps): JSX.Element {
  const t = useTexts('planning');
  const [text, setText] = useState('');
  const [island, setIsland] = useState('');
  const islands = [...new Set(people.map((person) => person.island ?? person.category))].toSorted();
  const wanted = text.trim().toLocaleLowerCase('it');
  const shown = people.filter(
    (person) =>
      (island === '' || (person.island ?? person.category) === island) &&
      `${person.employeeSurname} ${person.employeeName}`.toLocaleLowerCase('it').includes(wanted),
  );
  const set = (employeeId: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(employeeId);
    else next.delete(employeeId);
    onChoose(next);
  };
  const all = shown.length > 0 && shown.every(({ employeeId }) => chosen.has(employeeId));
  const toggleAll = (): void => {
    const codes = shown.map(({ employeeId }) => employeeId);
    onChoose(all ? chosen.difference(new Set(codes)) : chosen.union(new Set(codes)));
  };
  return (
    <div className={styles['picker']}>
      <div className={styles['pickerHead']}>
        <TextInput
          aria-label={t('withoutSearch')}
          placeholder={t('withoutSearch')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('island')}
          value={island}
          data={[{ value: '', label: t('allIslands') }, ...islands]}
          onChange={(event) => setIsland(event.currentTarget.value)}
        />
        <Button variant="default" aria-pressed={all} onClick={toggleAll}>
          {t('selectAll')}
        </Button>
        <span aria-live="polite">{t('chosen', { count: chosen.size })}</span>
      </div>
      <ul className={styles['pickerList']}>
        {shown.map((person) => (
          <li key={person.employeeId}>
            <Checkbox
              label={`${person.employeeSurname} ${person.employeeName}`}
              checked={chosen.has(person.employeeId)}
              onChange={(event) => set(person.employeeId, event.currentTarget.checked)}
            />
            <span className={styles['quiet']}>{person.island ?? person.category}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
