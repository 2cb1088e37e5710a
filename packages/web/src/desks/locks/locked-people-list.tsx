import { IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Chip } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './locks-dialog.module.css';
import './locks.texts.ts';

interface LockedPeopleListProps {
  readonly people: readonly string[];
  readonly nameOf: (employeeId: string) => string;
  readonly onRemove: (employeeId: string) => void;
}

/** Everybody whom the new lock is for, each with the way out. */
export function LockedPeopleList({ people, nameOf, onRemove }: LockedPeopleListProps): JSX.Element {
  const t = useTexts('locks');
  return (
    <ul className={styles['people']} aria-label={t('people', { count: people.length })}>
      {people.map((employeeId) => {
        const name = nameOf(employeeId);
        return (
          <li key={employeeId}>
            <Chip
              title={t('removePerson', { name })}
              aria-label={t('removePerson', { name })}
              onClick={() => onRemove(employeeId)}
            >
              {name}
              <IconX size={14} stroke={2} aria-hidden />
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
