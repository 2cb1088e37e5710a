import type { DeskItem, Item, NamedAtDesk, NamedItem } from '@torre/contract/content';
import { ITEM_TYPES, contentField, type FieldValue } from '@torre/domain/content';
import { useState, type JSX } from 'react';
import { ArticleView, KnownParts, useDeskPictures, useDraftParts } from '../../areas/content/index.ts';
import { Stack, TabStrip, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './editorial.texts.ts';
import { shownValue, type ItemEdits, type Side } from './item-edits.ts';
import styles from './item-preview.module.css';

const WIDTHS = ['390', '1366'] as const;
const PANEL = 'anteprima-pagina';

interface ItemPreviewProps {
  readonly item: DeskItem;
  readonly edits: ItemEdits;
  readonly side: Side;
  readonly named: readonly NamedAtDesk[];
}

/** The page as readers would see it, with what is being typed. */
export function ItemPreview(props: ItemPreviewProps): JSX.Element {
  const { item } = props;
  const t = useTexts('editorial');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('390');
  const isArticle = item.type === 'Echo_Articolo';
  const pictures = useDeskPictures(isArticle ? idsOf(props, (type) => type === 'Echo_Immagine') : []);
  // Links, documents, videos, lists, drafts too, with what these are made of.
  const parts = useDraftParts(isArticle ? idsOf(props, (type) => !APART.includes(type)) : []);
  if (item.type !== 'Echo_Articolo') return <Text tone="quiet">{t('onlyArticles')}</Text>;
  return (
    <Stack>
      <TabStrip
        label={t('previewWidth')}
        views={WIDTHS}
        words={{ 390: t('phoneWidth'), 1366: t('screenWidth') }}
        view={width}
        panel={PANEL}
        onView={setWidth}
      />
      <div id={PANEL} role="tabpanel" aria-label={t('preview')} className={styles['window']} tabIndex={0}>
        <div className={styles['page']} data-width={width} inert>
          <KnownParts value={parts}>
            <ArticleView
              article={articleOf(props, new Map<string, NamedItem>([...parts, ...pictures]))}
              comments={null}
              wanted={props.side}
              narrow={width === '390'}
            />
          </KnownParts>
        </div>
      </div>
    </Stack>
  );
}

/** Pictures are asked for one by one while their sizes are being made; comments are not shown. */
const APART: readonly string[] = ['Echo_Immagine', 'Echo_Lista_Commenti'];

/** Items of these types that the article names itself, each once. */
function idsOf({ item, edits }: ItemPreviewProps, isWanted: (type: string) => boolean): readonly string[] {
  const fields = Object.keys(ITEM_TYPES[item.type].fields).filter((field) => {
    const declared = contentField(item.type, field)!;
    return 'of' in declared && isWanted(declared.of);
  });
  return [...new Set(fields.flatMap((field) => shownValue(item, edits, 'it', field) ?? []))];
}

/** What is typed as readers would get it. */
function articleOf(
  { item, edits, side, named }: ItemPreviewProps,
  known: ReadonlyMap<string, NamedItem>,
): Item {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const reference = (id: string): NamedItem => known.get(id) ?? { id, name: names.get(id) ?? id };
  const declared = Object.keys(ITEM_TYPES[item.type].fields);
  const hasEnglish = declared.some((field) => shownValue(item, edits, 'en', field)?.length);
  const fields = declared.flatMap((field): readonly (readonly [string, Item['fields'][string]])[] => {
    const own = shownValue(item, edits, side, field);
    const value: FieldValue | null = own?.length ? own : shownValue(item, edits, 'it', field);
    if (value === null || value.length === 0) return [];
    const kind = contentField(item.type, field)?.kind;
    const isItem = kind === 'item' || kind === 'items';
    if (typeof value === 'string') return [[field, isItem ? reference(value) : value]];
    return [[field, value.map(reference)]];
  });
  return {
    id: item.id,
    name: item.name,
    type: item.type,
    // As the server answers who asks for English: Italian where nothing is written in it.
    language: side === 'en' && hasEnglish ? 'en' : 'it',
    createdDate: { value: 0 },
    fields: Object.fromEntries(fields),
  };
}
