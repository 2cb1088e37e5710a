import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, type JSX } from 'react';
import { BackLink, EmptyState, Line, Loaded, Page, Stack, TabStrip } from '../../../kit/index.ts';
import { CallFailed, refusalWords } from '../../../platform/call-failure.ts';
import { useTexts } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';
import { organisationQuery } from '../organisation.queries.ts';
import './plant.texts.ts';
import { PLANT_PARTS, PlantPart, type PlantPartName } from './plant-parts.tsx';

export interface PlantAddress {
  readonly parte?: string | undefined;
}

interface PlantScreenProps {
  readonly icao: string;
  readonly address: PlantAddress;
  readonly onAddress: (address: PlantAddress) => void;
}

/** `/amministrazione/organizzazione/{icao}`: everything of a plant; its part stands in the address. */
export function PlantScreen({ icao, address, onAddress }: PlantScreenProps): JSX.Element {
  const t = useTexts('organisationPlant');
  const query = useQuery(organisationQuery(icao));
  const { data, error } = query;
  useEffect(() => track('view', 'impianto'), []);
  const of = useMemo(() => ({ icao }), [icao]);
  const part = PLANT_PARTS.find((one) => one === address.parte) ?? 'dati';
  const words = Object.fromEntries(PLANT_PARTS.map((one) => [one, t(`part.${one}`)])) as Record<
    PlantPartName,
    string
  >;
  const name = data?.facts['plant']?.find(({ values }) => values['icao'] === icao)?.values['name'];
  const back = <BackLink to="/amministrazione/organizzazione">{t('back')}</BackLink>;
  if (error instanceof CallFailed && error.status === 404)
    return (
      <Page back={back}>
        <EmptyState heading title={refusalWords(error) ?? t('unknown')} why={icao} />
      </Page>
    );
  return (
    <Page title={icao} {...(name && { hint: String(name) })} back={back}>
      <Line>
        <TabStrip
          label={t('parts')}
          views={PLANT_PARTS}
          words={words}
          view={part}
          panel="parte"
          onView={(next) => onAddress({ parte: next === 'dati' ? undefined : next })}
        />
        <Link to="/amministrazione/organizzazione/importa" search={{ impianto: icao }}>
          {t('importExport')}
        </Link>
      </Line>
      <div role="tabpanel" id="parte" aria-label={words[part]}>
        <Loaded query={query} rows={10}>
          {({ facts }) => (
            <Stack gap="large">
              <PlantPart part={part} of={of} book={facts} />
            </Stack>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
