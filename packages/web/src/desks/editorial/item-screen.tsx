import { Button, TextInput } from '@mantine/core';
import type { DeskItem, NamedAtDesk } from '@torre/contract/content';
import { ITEM_TYPES, checkItemName, contentField } from '@torre/domain/content';
import { useEffect, useState, type JSX } from 'react';
import { PreviewFrame } from '../../areas/content/index.ts';
import {
  BackLink,
  Callout,
  Disclosure,
  Line,
  Loaded,
  Page,
  Panel,
  RestoredNote,
  SlowAnswer,
  Stack,
  TabStrip,
  Text,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { track } from '../../platform/track.ts';
import { DocumentFile } from './document-file.tsx';
import './editorial.texts.ts';
import { FieldInput, labelOf } from './field-input.tsx';
import {
  NO_EDITS,
  shownValue,
  withEdit,
  withName,
  type EditConflict,
  type ItemEdits,
  type Side,
} from './item-edits.ts';
import { ItemHistory, ItemUses, words } from './item-history.tsx';
import { ItemPlace } from './item-place.tsx';
import { OthersHere } from './item-presence.tsx';
import { ItemReadAsk } from './item-read-ask.tsx';
import { ItemReviews } from './item-reviews.tsx';
import { ItemReads } from './item-reads.tsx';
import { ItemPreview, isPreviewed } from './item-preview.tsx';
import styles from './item-screen.module.css';
import './item-state.texts.ts';
import { ItemState, TitleState } from './item-state.tsx';
import { ItemSteps } from './item-steps.tsx';
import { useItemForm } from './use-item-form.ts';

const SIDES = ['it', 'en'] as const;
const FORM = 'testo-del-contenuto';

/** `/redazione/{id}`: an item is written beside the page that readers will see. */
export function ItemScreen({ id }: { readonly id: string }): JSX.Element {
  const t = useTexts('editorial');
  const form = useItemForm(id);
  useEffect(() => track('view', 'contenuto'), []);
  const standing = form.form?.base;
  return (
    <Page
      back={<BackLink to="/redazione">{t('desk')}</BackLink>}
      title={standing?.name ?? t('desk')}
      badge={standing && <TitleState item={standing} />}
      foot={standing && <Foot item={standing} form={form} />}
    >
      <Loaded query={form.query} rows={12}>
        {({ named }) => form.form && <Writing {...{ form, named }} />}
      </Loaded>
    </Page>
  );
}

type Form = ReturnType<typeof useItemForm>;

function Foot({ item, form }: { readonly item: DeskItem; readonly form: Form }): JSX.Element {
  const t = useTexts('editorial');
  return (
    <div className={styles['foot']}>
      <Line>
        <Text as="span" tone="quiet">
          <span role="status">{form.isTyped ? t('unsaved') : t('allSaved', { version: item.version })}</span>
        </Text>
        <Button
          variant="default"
          loading={form.saving}
          disabled={!form.isTyped}
          onClick={() => void form.save()}
        >
          {t('save')}
        </Button>
      </Line>
      <ItemSteps
        item={item}
        edits={form.form?.fields ?? NO_EDITS}
        isTyped={form.isTyped}
        onStep={form.stand}
      />
    </div>
  );
}

function Writing({
  form,
  named,
}: {
  readonly form: Form;
  readonly named: readonly NamedAtDesk[];
}): JSX.Element {
  const t = useTexts('editorial');
  const s = useTexts('itemState');
  const [side, setSide] = useState<Side>('it');
  const { fields: edits, base: item, problem } = form.form!;
  const mayWrite = item.allowedActions.includes('write');
  const name = edits.name ?? item.name;
  // English holds texts alone: what an item is made of is the same on both sides.
  const shown = Object.keys(ITEM_TYPES[item.type].fields).filter(
    (field) => side === 'it' || !['item', 'items'].includes(contentField(item.type, field)!.kind),
  );
  const [video] = item.type === 'Echo_Video' ? (shownValue(item, edits, 'it', 'files') ?? []) : [];
  const restore = (next: ItemEdits, version: number): void => {
    form.write(next);
    notify({ type: NOTICE.success, text: s(form.savesItself ? 'restoredKept' : 'restored', { version }) });
  };
  return (
    <div className={styles['columns']} data-alone={!isPreviewed(item.type) || undefined}>
      <Stack>
        {item.type === 'Echo_Documento' && <DocumentFile item={item} />}
        <Panel title={t('write')} padded>
          <OthersHere item={item} isTyped={form.isTyped} onShow={() => void form.query.refetch()} />
          <ItemState item={item} />
          <RestoredNote onDrop={form.onDropRestored} />
          {problem?.kind === 'stale' && <Conflict conflicts={problem.by ?? []} onSettle={form.settle} />}
          {form.end.refusal !== null && (
            <Callout tone="danger" alert>
              {form.end.refusal}
            </Callout>
          )}
          {form.isTyped && !form.savesItself && (
            <Text tone="quiet">{t(item.publishedVersion === null ? 'draftAgain' : 'wontAutosave')}</Text>
          )}
          <TextInput
            label={t('name')}
            description={t('nameHint')}
            value={name}
            disabled={!mayWrite}
            error={checkItemName(name).ok ? null : t('nameHint')}
            autoComplete="off"
            onChange={(event) => form.write(withName(edits, item, event.currentTarget.value))}
          />
          <TabStrip
            label={t('language')}
            views={SIDES}
            words={{ it: t('italian'), en: t('english') }}
            view={side}
            panel={FORM}
            onView={setSide}
          />
          <div id={FORM} role="tabpanel" aria-label={t('language')}>
            <Stack>
              {side === 'en' && <Text tone="quiet">{t('englishHint')}</Text>}
              {shown.map((field) => (
                <FieldInput
                  key={`${side} ${field}`}
                  type={item.type}
                  name={item.name}
                  field={field}
                  value={shownValue(item, edits, side, field)}
                  named={named}
                  disabled={!mayWrite}
                  onWrite={(value) => form.write(withEdit(edits, item, side, field, value))}
                />
              ))}
              {side === 'it' && mayWrite && video !== undefined && (
                <PreviewFrame
                  key={video}
                  videoId={video}
                  onTaken={(id) => form.write(withEdit(edits, item, side, 'anteprima', id))}
                />
              )}
            </Stack>
          </div>
          <SlowAnswer {...form.slow} />
        </Panel>
        {item.type === 'Echo_Articolo' && <ItemPlace item={item} onPlaced={form.stand} />}
        {item.type === 'Echo_Articolo' && <ItemReviews id={item.id} />}
        {item.type === 'Echo_Articolo' && <ItemReadAsk item={item} />}
        <Disclosure title={t('history')}>
          <ItemHistory {...{ item, edits, mayWrite }} onWrite={restore} />
        </Disclosure>
        {item.type === 'Echo_Articolo' && (
          <Disclosure title={t('reads')}>
            <ItemReads id={item.id} />
          </Disclosure>
        )}
        <Disclosure title={t('uses')}>
          <ItemUses id={item.id} />
        </Disclosure>
      </Stack>
      {isPreviewed(item.type) && (
        <Panel title={t('preview')} padded>
          <ItemPreview {...{ item, edits, side, named }} />
        </Panel>
      )}
    </div>
  );
}

interface ConflictProps {
  readonly conflicts: readonly EditConflict[];
  readonly onSettle: (mine: boolean) => void;
}

/** Two changed the same field, or a colleague took a step meanwhile: what they did, and a choice. */
function Conflict({ conflicts, onSettle }: ConflictProps): JSX.Element {
  const t = useTexts('editorial');
  const s = useTexts('itemState');
  return (
    <Callout
      tone="wait"
      alert
      title={conflicts.length === 0 ? s('overtaken') : t('stale')}
      choices={[
        { label: t('keepMine'), run: () => onSettle(true) },
        { label: t('takeTheirs'), run: () => onSettle(false) },
      ]}
    >
      {conflicts.map(({ field, side, wanted, standing }) => (
        <p key={`${side} ${field}`}>
          {t('staleField', {
            field: labelOf(t, field),
            side,
            theirs: words(standing) || t('empty'),
            mine: words(wanted) || t('empty'),
          })}
        </p>
      ))}
    </Callout>
  );
}
