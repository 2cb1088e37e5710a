import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { FirstStepReply } from '@torre/contract/first-steps';
import { useEffect, type JSX } from 'react';
import { Callout, Loaded, Page, Panel, Row, Rows, StatusBadge, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { firstStepsQuery } from './first-steps.queries.ts';
import './first-steps.texts.ts';
import { PlantChoice } from './plant-choice.tsx';
import { MISSING, OWNERS, STEPS } from './step-words.ts';
import { StepLinks } from './step-links.tsx';

interface FirstStepsAddress {
  readonly impianto?: string | undefined;
}

interface FirstStepsScreenProps {
  readonly address: FirstStepsAddress;
  readonly onAddress: (address: FirstStepsAddress) => void;
}

/** `/amministrazione/avvio`: from an empty database to a plant's first month, step by step; what is done follows from what stands. */
export function FirstStepsScreen({ address, onAddress }: FirstStepsScreenProps): JSX.Element {
  const t = useTexts('firstSteps');
  // The choice keeps its place while another plant is read.
  const query = useQuery({ ...firstStepsQuery(address.impianto), placeholderData: keepPreviousData });
  const { managerPlants } = useSession();
  useEffect(() => track('view', 'primo avvio'), []);
  return (
    <Page title={t('title')} hint={t('hint')}>
      <Loaded query={query} rows={9}>
        {({ plant, month, steps, plants }) => {
          const done = steps.filter(({ isDone }) => isDone).length;
          const next = steps.find(({ isDone }) => !isDone);
          return (
            <>
              {plant !== null && (
                <PlantChoice
                  plant={address.impianto ?? plant}
                  plants={plants}
                  all={steps.length}
                  onChoose={(impianto) => onAddress({ impianto })}
                />
              )}
              {plant !== null && next === undefined && (
                <Callout tone="seen">
                  {t('ready')}{' '}
                  {managerPlants.includes(plant) && (
                    <Link
                      to="/responsabile/calendario"
                      search={{ impianto: plant, mese: `${month.slice(0, 4)}-${month.slice(4)}` }}
                    >
                      {t('toMonth')}
                    </Link>
                  )}
                </Callout>
              )}
              <Panel
                title={plant === null ? t('noPlant') : t('plant', { plant })}
                aside={t('progress', { done, all: steps.length })}
              >
                <Rows>
                  {steps.map((step) => (
                    <Step key={step.step} plant={plant} step={step} isNext={step === next} />
                  ))}
                </Rows>
              </Panel>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

interface StepProps {
  readonly plant: string | null;
  readonly step: FirstStepReply;
  /** The first that is not done. */
  readonly isNext: boolean;
}

function Step({ plant, step, isNext }: StepProps): JSX.Element {
  const t = useTexts('firstSteps');
  const { isDone, owner, missing } = step;
  const icon = isDone ? IconCircleCheck : IconCircleDashed;
  // Without a plant the others have nothing to open yet.
  const isOpen = !isDone && (plant !== null || isNext);
  return (
    <Row
      lead={
        <StatusBadge
          family={isDone ? 'ok' : isNext ? 'wait' : 'void'}
          icon={icon}
          text={t(isDone ? 'done' : 'next')}
        />
      }
      title={STEPS[step.step](t)}
      note={isDone ? undefined : OWNERS[owner](t)}
      actions={isOpen ? <StepLinks plant={plant} step={step.step} missing={missing} /> : undefined}
    >
      {missing.map(({ what, count }) => (
        <Text key={what} tone="quiet">
          {MISSING[what](t, count ?? 0)}
        </Text>
      ))}
      {!isDone && missing.length === 0 && (
        <Text tone="quiet">{t(step.step === 'plant' ? 'missPlant' : 'waits')}</Text>
      )}
    </Row>
  );
}
