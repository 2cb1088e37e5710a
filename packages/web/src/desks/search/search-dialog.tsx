import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import { navigationFor } from '../../areas/shell/index.ts';
import { Dialog, Row, Rows, Stack, Text } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { nameFinder } from '../../platform/name-search.ts';
import { useSession } from '../../platform/session.ts';
import { nearFinder } from './near-words.ts';
import { screenText, stemsOf } from './screen-words.ts';
import { searchQuery } from './search.queries.ts';
import './search.texts.ts';

const PAUSE_MS = 150;
const MOST_LETTERS = 80;

/** Screens by their names at once; articles, documents and people as the server finds them. Arrows go from one result to the next. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useTexts('search');
  const shell = useTexts('shell');
  const session = useSession();
  const results = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, PAUSE_MS);
  const language = useLanguage();
  const { data, isError } = useQuery(searchQuery(asked, language));
  const screensBy = (finds: (name: string) => boolean) =>
    text === ''
      ? []
      : navigationFor(session).filter(({ to, text: name }) => finds(screenText(to, shell(name), language)));
  const exact = screensBy(nameFinder(stemsOf(text)));
  // As with articles: what only looks alike is shown where nothing was found.
  const screens = exact.length > 0 ? exact : screensBy(nearFinder(text));
  const found = text === '' ? undefined : data;
  // What has no address yet leads nowhere.
  const documents = found?.documents.filter(({ url }) => url !== null) ?? [];
  const isEmpty =
    found !== undefined &&
    asked === text &&
    screens.length +
      found.articles.length +
      documents.length +
      found.suggestions.length +
      found.people.length ===
      0;

  const move = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...(results.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((one) => one === document.activeElement);
    const next = links[event.key === 'ArrowDown' ? at + 1 : at - 1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <Dialog title={t('title')} onClose={onClose} size="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows are heard from the links in it */}
      <div ref={results} role="search" onKeyDown={move}>
        <Stack>
          <TextInput
            data-autofocus
            aria-label={t('field')}
            placeholder={t('field')}
            autoComplete="off"
            maxLength={MOST_LETTERS}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {text === '' && <Text tone="quiet">{t('hint')}</Text>}
          <Group title={t('screens')} isThere={screens.length > 0}>
            {screens.map(({ to, text: name, group }) => (
              <Row
                key={to}
                plain
                title={
                  <Link to={to} onClick={onClose}>
                    {shell(name)}
                  </Link>
                }
                {...(group !== null && { note: shell(group) })}
              />
            ))}
          </Group>
          {(['articles', 'suggestions'] as const).map((kind) => (
            <Group key={kind} title={t(kind)} isThere={(found?.[kind].length ?? 0) > 0}>
              {found?.[kind].map(({ id, titolo, abstract }) => (
                <Row
                  key={id}
                  plain
                  title={
                    <Link to="/articoli/article/$id" params={{ id }} onClick={onClose}>
                      {titolo}
                    </Link>
                  }
                >
                  {abstract !== undefined && <Text tone="quiet">{abstract}</Text>}
                </Row>
              ))}
            </Group>
          ))}
          <Group title={t('documents')} isThere={documents.length > 0}>
            {documents.map(({ id, titolo, excerpt, url }) => (
              <Row
                key={id}
                plain
                title={
                  <a href={url!} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
                    {titolo}
                  </a>
                }
              >
                {excerpt !== null && <Text tone="quiet">{excerpt}</Text>}
              </Row>
            ))}
          </Group>
          <Group title={t('people')} isThere={(found?.people.length ?? 0) > 0}>
            {found?.people.map(({ employeeId, employeeName, employeeSurname, icao }) => {
              const name = `${employeeSurname} ${employeeName}`;
              return (
                <Row
                  key={employeeId}
                  plain
                  title={
                    <Link
                      to="/responsabile/calendario"
                      search={{ impianto: icao, cerca: name }}
                      onClick={onClose}
                    >
                      {name}
                    </Link>
                  }
                  note={icao}
                />
              );
            })}
          </Group>
          <div role="status">
            {isEmpty && <Text tone="quiet">{t('nothing', { text })}</Text>}
            {isError && <Text tone="danger">{t('failed')}</Text>}
          </div>
        </Stack>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  readonly title: string;
  readonly isThere: boolean;
  readonly children: ReactNode;
}

function Group({ title, isThere, children }: GroupProps): JSX.Element | null {
  if (!isThere) return null;
  return (
    <section>
      <h3>{title}</h3>
      <Rows compact label={title}>
        {children}
      </Rows>
    </section>
  );
}
