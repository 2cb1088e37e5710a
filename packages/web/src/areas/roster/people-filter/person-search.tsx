import { IconSearch, IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import '../grid.texts.ts';
import styles from './people-filter.module.css';

interface PersonSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Part of a name or code; Escape empties it. */
export function PersonSearch({ text, onText }: PersonSearchProps): JSX.Element {
  const t = useTexts('grid');
  return (
    <label className={styles['search']}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <input
        type="text"
        value={text}
        placeholder={t('person')}
        aria-label={t('searchPerson')}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onText('')}
      />
      {text !== '' && (
        <button type="button" title={t('clearText')} aria-label={t('clearText')} onClick={() => onText('')}>
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      )}
    </label>
  );
}
