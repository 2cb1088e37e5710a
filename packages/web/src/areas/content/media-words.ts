import type { AssetTypeName } from '@torre/domain/content';
import type { FileKindName } from '@torre/domain/files';
import type { contentTexts } from './content.texts.ts';

/** What of the library is played. */
export type MediaType = Exclude<AssetTypeName, 'Echo_Immagine'>;

type Key = keyof typeof contentTexts;

interface MediaWords {
  readonly kind: FileKindName;
  readonly none: Key;
  readonly choose: Key;
  readonly search: Key;
  readonly send: Key;
  readonly noneFound: Key;
  readonly why: Key;
}

/** As what each is sent, and in which words. */
export const MEDIA = {
  Echo_Filmato: {
    kind: 'video',
    none: 'noVideo',
    choose: 'chooseVideo',
    search: 'searchVideos',
    send: 'newVideo',
    noneFound: 'noVideos',
    why: 'noVideosWhy',
  },
  Echo_Sottotitoli: {
    kind: 'sottotitoli',
    none: 'noCaptions',
    choose: 'chooseCaptions',
    search: 'searchCaptions',
    send: 'newCaptions',
    noneFound: 'noCaptionsFound',
    why: 'noCaptionsWhy',
  },
} as const satisfies Readonly<Record<MediaType, MediaWords>>;
