import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FactBook, FactRow } from '@torre/domain/organisation';
import { useEffect, useState, type JSX } from 'react';
import { BackLink, Line, Loaded, Page, Panel, TabStrip, Text } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { organisationQuery } from '../organisation.queries.ts';
import { CopyPlantDialog } from './copy-plant-dialog.tsx';
import { HolidaysPanel } from './holidays-panel.tsx';
import { PeoplePanel } from '../people/people-panel.tsx';
import './plants.texts.ts';

const PARTS = ['impianti', 'unita', 'festivita', 'causali', 'persone'] as const;
type Part = (typeof PARTS)[number];

export interface PlantsAddress {
  /** Words looked for. */
  readonly cerca?: string | undefined;
  readonly parte?: string | undefined;
  /** Year of the holidays. */
  readonly anno?: string | undefined;
}

interface PlantsScreenProps {
  readonly address: PlantsAddress;
  readonly onAddress: (address: PlantsAddress) => void;
}

/** `/amministrazione/organizzazione`: the plants and what each lacks, the units, the holidays, the causes of absences. */
export function PlantsScreen({ address, onAddress }: PlantsScreenProps): JSX.Element {
  const t = useTexts('organisationPlants');
  const query = useQuery(organisationQuery(null));
  useEffect(() => track('view', 'organizzazione'), []);
  const part = PARTS.find((one) => one === address.parte) ?? 'impianti';
  const words: Record<Part, string> = {
    impianti: t('plants'),
    unita: t('units'),
    festivita: t('holidays'),
    causali: t('causes'),
    persone: t('people'),
  };
  return (
    <Page
      title={t('organisation')}
      hint={t('organisationHint')}
      back={<BackLink to="/amministrazione">{t('back')}</BackLink>}
    >
      <Line>
        <TabStrip
          label={t('parts')}
          views={PARTS}
          words={words}
          view={part}
          panel="parte"
          onView={(next) => onAddress({ parte: next === 'impianti' ? undefined : next })}
        />
        <Link to="/amministrazione/organizzazione/importa">{t('importExport')}</Link>
      </Line>
      <div role="tabpanel" id="parte" aria-label={words[part]}>
        <Loaded query={query} rows={10}>
          {({ facts, counts = {} }) => {
            if (part === 'unita')
              return (
                <Panel title={words.unita}>
                  <FactTable kind="unit" rows={facts['unit'] ?? []} book={facts} of={NOTHING} />
                </Panel>
              );
            if (part === 'causali')
              return (
                <Panel title={words.causali}>
                  <FactTable
                    kind="absence_cause"
                    rows={facts['absence_cause'] ?? []}
                    book={facts}
                    of={NOTHING}
                    columns={CAUSE_COLUMNS}
                  />
                </Panel>
              );
            if (part === 'persone') return <PeoplePanel />;
            if (part === 'festivita')
              return (
                <HolidaysPanel
                  book={facts}
                  year={address.anno}
                  onYear={(anno) => onAddress({ ...address, anno })}
                />
              );
            return <Plants book={facts} counts={counts} address={address} onAddress={onAddress} />;
          }}
        </Loaded>
      </div>
    </Page>
  );
}

const NOTHING: FactRow = {};
const COLUMNS = ['icao', 'name', 'class', 'shift_type'];
const CAUSE_COLUMNS = [
  'idcausale',
  'descausale',
  'cause_category',
  'units',
  'gestdoc',
  'path_lo',
  'path_st',
  'insertable',
];
/** What a month cannot do without, in the order in which it is made. */
const NEEDED = [
  'unit',
  'specialization',
  'shift_definition',
  'timeslot',
  'position',
  'operating_configuration',
  'base_cycle',
  'assignment',
] as const;

interface PlantsProps extends PlantsScreenProps {
  readonly book: FactBook;
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

function Plants({ book, counts, address, onAddress }: PlantsProps): JSX.Element {
  const t = useTexts('organisationPlants');
  const [copies, setCopies] = useState(false);
  const wanted = (address.cerca ?? '').trim().toLocaleLowerCase('it-IT');
  const rows = (book['plant'] ?? []).filter(({ values }) =>
    `${String(values['icao'])} ${String(values['name'])} ${String(values['comune'])}`
      .toLocaleLowerCase('it-IT')
      .includes(wanted),
  );
  const missingOf = ({ icao }: FactRow): string => {
    const own = counts[String(icao)] ?? {};
    return NEEDED.filter((kind) => !own[kind])
      .map((kind) => t(`missing.${kind}`))
      .join(', ');
  };
  return (
    <Panel
      title={t('plants')}
      aside={
        <TextInput
          type="search"
          size="xs"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={address.cerca ?? ''}
          onChange={(event) => onAddress({ ...address, cerca: event.currentTarget.value || undefined })}
        />
      }
    >
      <FactTable
        kind="plant"
        rows={rows}
        book={book}
        of={NOTHING}
        columns={COLUMNS}
        cell={(column, row) =>
          column === 'icao' ? (
            <Link to="/amministrazione/organizzazione/$icao" params={{ icao: String(row['icao']) }}>
              {String(row['icao'])}
            </Link>
          ) : undefined
        }
        extra={[
          { word: t('peopleToday'), cell: ({ icao }) => counts[String(icao)]?.['assignment'] ?? 0 },
          {
            word: t('missing'),
            cell: (row) => {
              const missing = missingOf(row);
              return missing === '' ? null : (
                <Text as="span" tone="danger">
                  {missing}
                </Text>
              );
            },
          },
        ]}
        addText={t('newPlant')}
        tools={
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => setCopies(true)}
          >
            {t('copyFrom')}
          </Button>
        }
      />
      {copies && <CopyPlantDialog book={book} onClose={() => setCopies(false)} />}
    </Panel>
  );
}
