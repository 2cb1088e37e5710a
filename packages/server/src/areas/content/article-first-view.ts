import { paragraphsOf } from '@torre/domain/content';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/deps.ts';
import type { PublishedContent } from './published-content.ts';
import type { PublishedItem } from './published.reads.ts';
import { pictureHref } from './rendition-reply.ts';

const ADDRESS = /^\/articoli\/article\/([0-9a-f-]{36})$/;

/** A page never waits longer for its first view, and is sent without. */
const LONGEST_WAIT_MS = 300;
/** Sessions that are looked up for pages at a time: the calls need the database more. */
const AT_ONCE = 4;

/**
 * The HTML of the published article that a page's address names, for who has a session: it stands until the screen is drawn
 * (decision 0140). '' for every other address, without a session, and where it would have to be waited for.
 */
export function articleFirstView(
  app: App,
  published: PublishedContent,
): (request: FastifyRequest) => Promise<string> {
  let running = 0;
  const draw = async (id: string, request: FastifyRequest): Promise<string> => {
    const principal = await app.readPrincipal(request);
    if (principal === null || principal.mustChangePassword) return '';
    const article = await published.shown(id);
    if (article?.type !== 'Echo_Articolo') return '';
    const named = async (field: string): Promise<PublishedItem | null> => {
      const one = article.fields[field];
      return typeof one === 'string' ? published.shown(one) : null;
    };
    return htmlOf(article, await named('banner'), await named('immagine'));
  };
  return async (request) => {
    const id = ADDRESS.exec(request.url)?.[1];
    if (id === undefined || running >= AT_ONCE || !app.hasTurn(request)) return '';
    running++;
    const drawn = draw(id, request)
      // The page comes without: the screen says what is the matter.
      .catch(() => '')
      .finally(() => running--);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(''), LONGEST_WAIT_MS);
    });
    return Promise.race([drawn, late]).finally(() => clearTimeout(timer));
  };
}

/** Drawn by `kit/theme/first-view.css` as the screen will stand, on a phone. */
function htmlOf(article: PublishedItem, banner: PublishedItem | null, picture: PublishedItem | null): string {
  const text = (name: string): string => {
    const value = article.fields[name];
    return typeof value === 'string' ? value : '';
  };
  const subtitle = text('sottotitolo');
  return [
    '<div id="first-view" lang="it"><header class="bar">Articoli</header><main class="page">',
    '<p class="back"><a href="/articoli">Articoli</a></p>',
    '<article><header>',
    banner && imageOf(banner),
    `<div${banner ? ' data-over' : ''}><h1>${escaped(text('titolo') || article.name)}</h1>`,
    subtitle && `<p>${escaped(subtitle)}</p>`,
    '</div></header><div class="text">',
    picture && '<span class="picture"></span>',
    ...paragraphsOf(text('testo')).map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    '</div></article></main></div>',
  ]
    .filter(Boolean)
    .join('');
}

/** The address that the screen asks for as well; its words stand beside it. */
function imageOf({ id, fields, renditions }: PublishedItem): string | null {
  const href = pictureHref(id, renditions ?? []);
  if (href === null) return null;
  const focus = fields['punto_focale'];
  const [left = '', top = ''] = typeof focus === 'string' ? focus.split(' ') : [];
  const position = FOCUS.test(left) && FOCUS.test(top) ? ` style="object-position:${left}% ${top}%"` : '';
  return `<img src="${escaped(href)}" alt="" fetchpriority="high"${position}>`;
}

const FOCUS = /^\d{1,3}(\.\d+)?$/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
