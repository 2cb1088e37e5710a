import type { DuePeople } from '@torre/contract/qualifications';
import { Link } from '@tanstack/react-router';
import type { JSX } from 'react';
import { Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { gapWords } from './gap-words.ts';
import './qualifications.texts.ts';

/** Who lacks a qualification or will soon, which one and what follows; the name leads to what the person holds. */
export function DuePerson({ person }: { readonly person: DuePeople['nearest'][number] }): JSX.Element {
  const t = useTexts('qualifications');
  const { employeeId, cognome, nome, plant, gaps } = person;
  return (
    <div>
      <Link to="/personale/titoli/$persona" params={{ persona: employeeId }}>
        {cognome} {nome}
      </Link>
      <Text tone="quiet">
        {plant !== null && `${plant} · `}
        {gaps.map((gap) => gapWords(t, gap)).join(' ')}
      </Text>
    </div>
  );
}
