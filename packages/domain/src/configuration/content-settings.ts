import type { Setting } from './setting.ts';

const NAME = '\\S(?:.{0,78}\\S)?';
const ID = '[0-9A-Za-z-]{1,60}';
/** A site as the policy of a page names it: one host, never a pattern. */
const SITE = 'https://[0-9a-z-]{1,63}(\\.[0-9a-z-]{1,63}){1,8}(:[0-9]{1,5})?';

/** What the portal of articles is told. */
export const CONTENT_SETTING = {
  'content.commentAuthor': {
    kind: 'text',
    group: 'content',
    label: { it: 'Autore dei commenti', en: 'Author of comments' },
    help: {
      it: 'Il nome che i lettori vedono sopra ogni commento, chiunque lo abbia scritto. Vale per i commenti nuovi.',
      en: 'The name that readers see above every comment, whoever wrote it. Holds for new comments.',
    },
    scope: 'organisation',
    source: 'P6.03, P6.04; B21',
    default: 'Un collega',
    pattern: NAME,
  },
  'content.repositoryId': {
    kind: 'text',
    group: 'content',
    label: { it: 'Repository dei commenti', en: 'Repository of comments' },
    help: {
      it: 'L’identificativo del repository che ogni commento nuovo porta.',
      en: 'The id of the repository that each new comment carries.',
    },
    scope: 'organisation',
    source: 'P3.15, P3.16',
    default: 'torre-content',
    pattern: ID,
  },
  'content.commentChannel': {
    kind: 'text',
    group: 'content',
    label: { it: 'Canale dei commenti', en: 'Channel of comments' },
    help: {
      it: 'L’identificativo del canale «Echo_channel» che ogni commento nuovo porta.',
      en: 'The id of the channel “Echo_channel” that each new comment carries.',
    },
    scope: 'organisation',
    source: 'P3.15, P3.16',
    default: 'torre-echo',
    pattern: ID,
  },
  'content.fourEyes': {
    kind: 'boolean',
    group: 'content',
    label: { it: 'Pubblica chi non ha scritto', en: 'Published by who did not write it' },
    help: {
      it: 'Chi ha scritto l’ultima versione di un testo non la pubblica: lo fa un’altra persona che approva.',
      en: 'Who wrote the newest version of a text does not publish it: another approver does.',
    },
    scope: 'organisation',
    source: 'docs/decisions/0111',
    default: false,
  },
  'content.videoSites': {
    kind: 'list',
    group: 'content',
    label: { it: 'Siti dei video', en: 'Sites of videos' },
    help: {
      it: 'Da questi siti, oltre che da Torre, il browser carica i video degli articoli. Vale per le pagine aperte da adesso.',
      en: 'From these sites, and from Torre itself, browsers load the videos of articles. Holds for pages opened from now on.',
    },
    scope: 'organisation',
    source: 'P2.72, P3.19',
    default: [],
    pattern: SITE,
    example: 'https://video.example.com',
  },
} as const satisfies Record<string, Setting>;
