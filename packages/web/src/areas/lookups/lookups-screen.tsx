import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { LOOKUP_LISTS, isLookupList, standsOn, type LookupList } from '@torre/domain/lookups';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, type JSX } from 'react';
import { IconButton, Loaded, Page, Panel, Row, Rows, Text } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { lookupsQuery, useLookupList, type KnownLookup } from '../../platform/lookups.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { LookupDialog } from './lookup-dialog.tsx';
import { shownState } from './lookup-fields.ts';
import './lookups.texts.ts';
import { periodText, stateText } from './state-text.ts';

export interface LookupsAddress {
  /** The list and code of the value whose window is open; a list alone: a new value. */
  readonly elenco?: string | undefined;
  readonly valore?: string | undefined;
}

interface LookupsScreenProps {
  readonly address: LookupsAddress;
  readonly onAddress: (address: LookupsAddress) => void;
}

const LISTS = Object.keys(LOOKUP_LISTS) as readonly LookupList[];
const BETWEEN_PLACES = 10;
const NONE: readonly KnownLookup[] = [];

/** `/amministrazione/elenchi`: the lists of values that the organisation keeps, past, standing and planned. */
export function LookupsScreen({ address, onAddress }: LookupsScreenProps): JSX.Element {
  const t = useTexts('lookups');
  const query = useQuery(lookupsQuery);
  useEffect(() => track('view', 'elenchi'), []);
  return (
    <Page title={t('lookups')} hint={t('lookupsHint')}>
      <Loaded query={query} rows={12}>
        {() => LISTS.map((list) => <ListPanel key={list} {...{ list, address, onAddress }} />)}
      </Loaded>
    </Page>
  );
}

function ListPanel({
  list,
  address,
  onAddress,
}: LookupsScreenProps & { readonly list: LookupList }): JSX.Element {
  const t = useTexts('lookups');
  const language = useLanguage();
  const today = dayFromCompact(useSession().today) as Day;
  const values = useLookupList(list);
  const label = LOOKUP_LISTS[list].label[language];
  const codes = useMemo(() => Map.groupBy(values ?? NONE, ({ code }) => code), [values]);
  const { elenco, valore } = address;
  const isOpen = elenco !== undefined && isLookupList(elenco) && elenco === list;
  const opened = valore === undefined ? NONE : codes.get(valore);
  return (
    <Panel
      title={label}
      aside={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={t('addTo', { list: label })}
          onClick={() => onAddress({ elenco: list })}
        >
          {t('add')}
        </Button>
      }
    >
      {codes.size === 0 ? (
        <Text tone="quiet">{t('noValues')}</Text>
      ) : (
        <Rows label={label}>
          {[...codes].map(([code, states]) => (
            <ValueRow
              key={code}
              {...{ states, today }}
              onOpen={() => onAddress({ elenco: list, valore: code })}
            />
          ))}
        </Rows>
      )}
      {isOpen && opened && (
        <LookupDialog
          key={valore ?? ''}
          {...{ list, today }}
          states={opened}
          place={Math.max(0, ...(values ?? NONE).map(({ ord }) => ord)) + BETWEEN_PLACES}
          onClose={() => onAddress({})}
        />
      )}
    </Panel>
  );
}

interface ValueRowProps {
  readonly states: readonly KnownLookup[];
  readonly today: Day;
  readonly onOpen: () => void;
}

/** A value on its line of time: what it is called now, and what it was or will be. */
function ValueRow({ states, today, onOpen }: ValueRowProps): JSX.Element {
  const t = useTexts('lookups');
  const language = useLanguage();
  const shown = shownState(states, today)!;
  const name = language === 'it' ? shown.nameIt : shown.nameEn;
  const isOver = shown.validTo !== null && shown.validTo < today;
  const others = states.filter((state) => state !== shown);
  const period = periodText(t, shown);
  return (
    <Row
      title={name}
      note={shown.code}
      value={
        <>
          {isOver ? (
            <Text as="span" tone="quiet">
              {t('ended', { to: displayDay(shown.validTo!) })}
            </Text>
          ) : (
            <span>{standsOn(shown, today) || period === '' ? period : t('planned', { when: period })}</span>
          )}
          {others.map((state) => (
            <Text key={state.validFrom} as="span" tone={state.validFrom > today ? 'coming' : 'quiet'}>
              {stateText(t, state, today, language)}
            </Text>
          ))}
        </>
      }
      actions={<IconButton label={t('changeOf', { name })} icon={IconPencil} onClick={onOpen} />}
    />
  );
}
