import type { FieldValue, ItemState, ItemTypeName } from '@torre/domain/content';
import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { numberedUuid } from '../organisation/numbered-uuid.ts';
import type { WorldDraft } from '../world.ts';
import { DEMO_PICTURES, demoPictureFocus, demoPictureText } from './demo-picture.ts';
import { DEMO_VIDEOS, demoVideoTitle } from './demo-video.ts';
import { ARTICLES, articleText, englishText } from './article-texts.ts';

/** Above all ids of rosters and plans. */
const FIRST_ID = 2 ** 41;
const ENGLISH_EVERY = 6;
const idOf = (number: number): string => numberedUuid(FIRST_ID + number);
const LINK = 1000;
const DOCUMENT = 2000;
const RELATED = 3000;
const COMMENTS = 4000;
const COMMENT = 5000;
const PICTURE = 9000;
const VIDEO_FILE = 9100;
const VIDEO = 9200;
const CAPTIONS = 9300;
/** The second was written before the first. */
const HOURS = [12, 10, 14] as const;

/** Articles of the small world by what stands of them, for who looks for one. */
export const DEMO_ARTICLE = {
  /** With every block, in both languages, with comments. */
  full: idOf(0),
  /** Title and text alone. */
  plain: idOf(1),
  draft: idOf(54),
  asked: idOf(55),
  sentBack: idOf(56),
  scheduled: idOf(57),
  withdrawn: idOf(58),
} as const;

/** The document in the side column of an article. */
export const demoDocumentId = (article: number): string => idOf(DOCUMENT + article);

/** A published comment on `DEMO_ARTICLE.full`. */
export const DEMO_COMMENT = idOf(COMMENT);

/** A comment on `DEMO_ARTICLE.full` that waits for the desk. */
export const DEMO_WAITING_COMMENT = idOf(COMMENT + 2);

const STATES: Readonly<Record<number, ItemState>> = {
  54: 'DRAFT',
  55: 'ASKED',
  56: 'SENT_BACK',
  57: 'SCHEDULED',
  58: 'WITHDRAWN',
};

interface Writers {
  /** Personnel codes. */
  readonly editor: string;
  readonly commenters: readonly string[];
}

/** The portal of the demo: sixty articles, ten of them in English too, in every state, with links, documents and comments. */
export function addContent(world: WorldDraft, today: Day, { editor, commenters }: Writers): void {
  const at = (daysAgo: number, hour = 9): string =>
    `${isoDay(addDays(today, -daysAgo))}T${String(hour).padStart(2, '0')}:00:00Z`;
  const add = (
    number: number,
    type: ItemTypeName,
    name: string,
    fields: Readonly<Record<string, FieldValue>>,
    more: { state?: ItemState; daysAgo?: number; english?: object; channels?: readonly string[] } = {},
  ): string => {
    const { state = 'PUBLISHED', daysAgo = 90, english, channels = [] } = more;
    const [item_id, created] = [idOf(number), at(daysAgo)];
    const isSeen = state === 'PUBLISHED';
    world.content_item.push({
      item_id,
      type,
      state,
      version: 1,
      channels,
      created_at: created,
      created_by: editor,
      published_version: isSeen ? 1 : null,
      published_at: isSeen ? created : null,
      publish_at: state === 'SCHEDULED' ? at(-7) : null,
      remark: state === 'SENT_BACK' ? 'Il titolo dice poco: di quale sede si parla?' : null,
    });
    world.content_version.push({
      item_id,
      version: 1,
      name: name.slice(0, 50),
      saved_at: created,
      saved_by: editor,
      fields: JSON.stringify(fields),
      fields_en: english === undefined ? null : JSON.stringify(english),
    });
    return item_id;
  };

  // Rows of the start; what they show is drawn by a job after it.
  const pictures = Array.from({ length: DEMO_PICTURES }, (_, nth) =>
    add(PICTURE + nth, 'Echo_Immagine', `Disegno ${nth + 1}`, {
      testo_alternativo: demoPictureText(nth),
      punto_focale: demoPictureFocus(nth),
    }),
  );
  const picture = (nth: number): string => pictures[nth % DEMO_PICTURES]!;
  const captions = add(CAPTIONS, 'Echo_Sottotitoli', 'Sottotitoli di un decollo', {});
  const videos = Array.from({ length: DEMO_VIDEOS }, (_, nth) => {
    const titolo = demoVideoTitle(nth);
    return add(VIDEO + nth, 'Echo_Video', titolo, {
      titolo,
      files: [add(VIDEO_FILE + nth, 'Echo_Filmato', titolo, {})],
      anteprima: picture(nth),
      ...(nth === 0 && { sottotitoli_it: captions }),
    });
  });

  for (let nth = 0; nth < ARTICLES; nth++) {
    const text = articleText(nth);
    // The first has every block, the second none of them; the others one after the other.
    const has = (every: number): boolean => nth === 0 || (nth !== 1 && nth % every === 0);
    const fields: Record<string, FieldValue> = { ...text };
    if (has(2)) {
      const url = `https://www.example.com/avvisi/${nth + 1}`;
      const link = add(LINK + nth, 'Echo_Link', `Avviso ${nth + 1}`, {
        url,
        testo: `Avviso numero ${nth + 1}`,
      });
      fields[has(4) ? 'spalla_destra_link' : 'lista_link'] = [link];
    }
    if (has(3)) {
      const titolo = `Circolare ${nth + 1}`;
      // One with an address, one without: its tile is no link (P5.19).
      const outside = { titolo, link_esterno: `https://www.example.com/circolari/${nth + 1}` };
      const document = has(6) ? outside : { titolo };
      fields['spalla_destra_documenti'] = [add(DOCUMENT + nth, 'Echo_Documento', titolo, document)];
    }
    if (has(4)) {
      const others = [10, 20, 30, 40].map((step) => idOf((nth + step) % 50));
      const list = { articoli: others.slice(0, nth === 0 ? 4 : 2) };
      fields['lista_articoli_correlati'] = add(
        RELATED + nth,
        'Echo_Lista_Articoli',
        `Correlati ${nth + 1}`,
        list,
      );
    }
    if (has(2)) fields['immagine_carousel'] = picture(nth);
    if (has(3)) fields['banner'] = picture(nth + 1);
    if (has(4)) fields['immagine'] = picture(nth + 2);
    if (has(6)) fields['lista_immagini'] = [1, 2, 3].map((step) => picture(nth + step));
    if (has(12)) fields['lista_video'] = nth === 0 ? videos : [videos[(nth / 12) % DEMO_VIDEOS]!];
    if (has(5)) {
      fields['lista_echo_commenti'] = add(COMMENTS + nth, 'Echo_Lista_Commenti', `Commenti ${nth + 1}`, {});
    }
    add(nth, 'Echo_Articolo', text.titolo, fields, {
      state: STATES[nth] ?? 'PUBLISHED',
      daysAgo: nth + 1,
      ...(nth % ENGLISH_EVERY === 0 && { english: englishText(nth) }),
      channels: nth < 5 ? ['home'] : [],
    });
    if (has(5) && STATES[nth] === undefined) addComments(nth, text.titolo);
  }

  function addComments(nth: number, nome_articolo: string): void {
    const texts = [
      'Grazie, molto chiaro.',
      'Vale anche per chi è in trasferta?',
      'Aspettiamo il prossimo avviso.',
    ];
    for (const [index, testo] of texts.entries()) {
      const comment_id = idOf(COMMENT + nth * 10 + index);
      const created_at = at(Math.max(1, nth), HOURS[index]);
      const state = (['PUBLISHED', 'PUBLISHED', 'WAITING'] as const)[index]!;
      world.content_comment.push({
        comment_id,
        article_id: idOf(nth),
        list_id: idOf(COMMENTS + nth),
        state,
        nome_articolo,
        testo,
        created_at,
        name: `Echo_Comment_${nome_articolo}`,
        autore: 'Un collega',
        repository_id: 'torre-content',
        channel_id: 'torre-echo',
        decided_by: state === 'WAITING' ? null : editor,
        reason: null,
      });
      const employee_id = commenters[(nth + index) % commenters.length]!;
      world.content_comment_author.push({ comment_id, employee_id, sent_at: created_at });
    }
  }
}
