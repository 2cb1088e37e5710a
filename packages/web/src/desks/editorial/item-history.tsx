import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DeskItem, SavedVersion } from '@torre/contract/content';
import type { FieldValue } from '@torre/domain/content';
import { useState, type JSX } from 'react';
import { Loaded, Row, Rows, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { usesQuery, versionsQuery } from './editorial.queries.ts';
import './editorial.texts.ts';
import { labelOf } from './field-input.tsx';
import { shownValue, withEdit, type ItemEdits, type Side } from './item-edits.ts';

interface ItemHistoryProps {
  readonly item: DeskItem;
  readonly edits: ItemEdits;
  readonly mayWrite: boolean;
  readonly onWrite: (edits: ItemEdits, version: number) => void;
}

/** Every version of an item: compared with the text, and brought back into it. */
export function ItemHistory({ item, edits, mayWrite, onWrite }: ItemHistoryProps): JSX.Element {
  const t = useTexts('editorial');
  const query = useQuery(versionsQuery(item.id, item.version));
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Loaded query={query} rows={4}>
      {({ versions }) => (
        <Rows label={t('history')}>
          {versions.map((version) => {
            const differing = differences(item, edits, version);
            const isOpen = open === version.version;
            return (
              <Row
                key={version.version}
                title={t('savedVersion', { version: version.version })}
                note={t('versionBy', { name: version.savedBy, when: version.savedAt })}
                actions={
                  <>
                    {version.version !== item.version && (
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-expanded={isOpen}
                        onClick={() => setOpen(isOpen ? null : version.version)}
                      >
                        {isOpen ? t('hide') : t('compare')}
                      </Button>
                    )}
                    {mayWrite && differing.length > 0 && (
                      <Button
                        variant="default"
                        size="compact-sm"
                        onClick={() => onWrite(restored(item, edits, version), version.version)}
                      >
                        {t('restore')}
                      </Button>
                    )}
                  </>
                }
              >
                {isOpen && <Comparison differing={differing} />}
              </Row>
            );
          })}
        </Rows>
      )}
    </Loaded>
  );
}

interface Difference {
  readonly field: string;
  readonly side: Side;
  readonly before: FieldValue | null;
  readonly now: FieldValue | null;
}

/** The fields of a version that say something else than the text as it is shown. */
function differences(item: DeskItem, edits: ItemEdits, version: SavedVersion): readonly Difference[] {
  return (['it', 'en'] as const).flatMap((side) => {
    const then = (side === 'it' ? version.fields : (version.english ?? {})) as Readonly<
      Record<string, FieldValue>
    >;
    const standing = side === 'it' ? item.fields : (item.english ?? {});
    const fields = new Set([...Object.keys(then), ...Object.keys(standing), ...Object.keys(edits[side])]);
    return [...fields].flatMap((field) => {
      const [before, now] = [then[field] ?? null, shownValue(item, edits, side, field)];
      return JSON.stringify(before) === JSON.stringify(now) ? [] : [{ field, side, before, now }];
    });
  });
}

/** The edits that bring a version back. */
function restored(item: DeskItem, edits: ItemEdits, version: SavedVersion): ItemEdits {
  const fields = differences(item, edits, version).reduce(
    (now, { field, side, before }) => withEdit(now, item, side, field, before),
    edits,
  );
  return { ...fields, name: version.name };
}

function Comparison({ differing }: { readonly differing: readonly Difference[] }): JSX.Element {
  const t = useTexts('editorial');
  if (differing.length === 0) return <Text tone="quiet">{t('sameFields')}</Text>;
  return (
    <dl>
      {differing.map(({ field, side, before, now }) => (
        <div key={`${side} ${field}`}>
          <dt>
            <b>
              {labelOf(t, field)} ({side})
            </b>
          </dt>
          <dd>
            {t('before')}: <q>{words(before) || t('empty')}</q>
          </dd>
          <dd>
            {t('now')}: <q>{words(now) || t('empty')}</q>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value in words; of items how many. */
export const words = (value: FieldValue | null): string =>
  typeof value === 'string' ? value : value === null ? '' : `${value.length}`;

/** The items that name this one: it cannot go while they do. */
export function ItemUses({ id }: { readonly id: string }): JSX.Element {
  const t = useTexts('editorial');
  const query = useQuery(usesQuery(id));
  return (
    <Loaded query={query} rows={2}>
      {({ uses }) =>
        uses.length === 0 ? (
          <Text tone="quiet">{t('noUses')}</Text>
        ) : (
          <Rows label={t('uses')}>
            {uses.map((one) => (
              <Row
                key={one.id}
                plain
                title={
                  <Link to="/redazione/$id" params={{ id: one.id }}>
                    {one.isPublished ? one.name : t('unpublished', { name: one.name })}
                  </Link>
                }
              />
            ))}
          </Rows>
        )
      }
    </Loaded>
  );
}
