import { useElementSize } from '@mantine/hooks';
import type { DeskItem, Item, NamedAtDesk, NamedItem, Rendition } from '@torre/contract/content';
import { ITEM_TYPES, contentField, type FieldValue } from '@torre/domain/content';
import { useState, type JSX } from 'react';
import { ArticleView, KnownParts, useDeskPictures, useDraftParts } from '../../areas/content/index.ts';
import { Stack, TabStrip } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './editorial.texts.ts';
import { shownValue, type ItemEdits, type Side } from './item-edits.ts';
import styles from './item-preview.module.css';

const WIDTHS = ['390', '1366'] as const;
const PANEL = 'anteprima-pagina';
/** As wide as the page is drawn on a desk, in pixels. */
const DESK = 1366;

interface ItemPreviewProps {
  readonly item: DeskItem;
  readonly edits: ItemEdits;
  readonly side: Side;
  readonly named: readonly NamedAtDesk[];
}

/** What stands in the article that names it has no page of its own: what is written takes the whole width. */
export const isPreviewed = (type: DeskItem['type']): boolean =>
  type === 'Echo_Articolo' || type === 'Echo_Immagine';

/** The page as readers would see it, with what is being typed; of a picture the picture. */
export function ItemPreview(props: ItemPreviewProps): JSX.Element {
  return props.item.type === 'Echo_Immagine' ? (
    <PicturePreview item={props.item} />
  ) : (
    <ArticlePreview {...props} />
  );
}

/** The largest size in which a picture is made; nothing while there is none. */
function PicturePreview({ item }: { readonly item: DeskItem }): JSX.Element | null {
  const picture = useDeskPictures([item.id]).get(item.id);
  const sizes = (picture?.fields?.['renditions'] ?? []) as readonly Rendition[];
  const links = sizes
    .flatMap(({ formats }) => formats)
    .toSorted((one, other) => other.metadata.width - one.metadata.width);
  const href = links[0]?.links[0]?.href;
  const alternative = item.fields['testo_alternativo'];
  return href === undefined ? null : (
    <img
      className={styles['picture']}
      src={href}
      alt={typeof alternative === 'string' ? alternative : item.name}
    />
  );
}

function ArticlePreview(props: ItemPreviewProps): JSX.Element {
  const t = useTexts('editorial');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('390');
  const { ref, width: room } = useElementSize();
  const pictures = useDeskPictures(idsOf(props, (type) => type === 'Echo_Immagine'));
  // Links, documents, videos, lists, drafts too, with what these are made of.
  const parts = useDraftParts(idsOf(props, (type) => !APART.includes(type)));
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
        {/* Without the frame's padding and scroll bar: as wide as what is drawn may be. */}
        <div ref={ref}>
          <div
            className={styles['page']}
            data-width={width}
            style={width === '1366' && room > 0 ? { zoom: Math.min(1, room / DESK) } : undefined}
            inert
          >
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
