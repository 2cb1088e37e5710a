import { Link } from '@tanstack/react-router';
import type { FirstStepReply } from '@torre/contract/first-steps';
import type { FirstStepName } from '@torre/domain/organisation';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import './first-steps.texts.ts';

/** The part of the plant's page on which a step is done. */
const PARTS: Partial<Record<FirstStepName, string>> = {
  shifts: 'turni',
  timeslots: 'turni',
  positions: 'postazioni',
  people: 'persone',
  cycles: 'cicli',
};

interface StepLinksProps {
  readonly plant: string | null;
  readonly step: FirstStepName;
  readonly missing: FirstStepReply['missing'];
}

/** The way to where a step is done, for who may do it: what others do has none. */
export function StepLinks({ plant, step, missing }: StepLinksProps): JSX.Element | null {
  const t = useTexts('firstSteps');
  const { managerPlants, allowedActions } = useSession();
  if (step === 'plant' || plant === null)
    return (
      <>
        <Link to="/amministrazione/organizzazione">{t('toOrganisation')}</Link>
        <Link to="/amministrazione/organizzazione/importa">{t('toImport')}</Link>
      </>
    );
  const people = <Link to="/amministrazione/persone">{t('toPeople')}</Link>;
  if (step === 'qualifications') {
    if (missing.some(({ what }) => what === 'hrAccounts')) return people;
    return allowedActions.includes('keep-qualifications') ? (
      <Link to="/personale/titoli">{t('toQualifications')}</Link>
    ) : null;
  }
  if (step === 'rights') return people;
  if (step === 'month')
    return managerPlants.includes(plant) ? (
      <Link to="/responsabile/pianificazione" search={{ impianto: plant }}>
        {t('toPlanning')}
      </Link>
    ) : null;
  const parte = PARTS[step];
  if (parte === undefined) return null;
  return (
    <Link to="/amministrazione/organizzazione/$icao" params={{ icao: plant }} search={{ parte }}>
      {t('toPlant')}
    </Link>
  );
}
