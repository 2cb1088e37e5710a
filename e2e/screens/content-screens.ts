import { DEMO_ARTICLE } from '@torre/demo';
import { at, heading, panels } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

/** The articles, and one of them with its side column and comments. */
export const CONTENT_SCREENS: readonly ScreenState[] = [
  { name: 'articles', inJourney: true, userName: 'cta.lirr', open: at('/articoli', panels) },
  {
    name: 'article',
    inJourney: true,
    userName: 'cta.lirr',
    open: at(`/articoli/article/${DEMO_ARTICLE.full}`, panels),
  },
  {
    name: 'article that is not there',
    userName: 'cta.lirr',
    open: at(`/articoli/article/${DEMO_ARTICLE.draft}`, (page) => page.getByRole('main').getByRole('alert')),
  },
  {
    name: 'article without blocks',
    userName: 'cta.lirr',
    open: at(`/articoli/article/${DEMO_ARTICLE.plain}`, heading),
  },
  { name: 'editorial desk', userName: 'redattore', open: at('/redazione', heading) },
  { name: 'calendar of the desk', userName: 'redattore', open: at('/redazione/calendario', heading) },
  { name: 'comments of the desk', userName: 'redattore', open: at('/redazione/commenti', heading) },
  {
    name: 'item of the desk',
    userName: 'editore',
    open: at(`/redazione/${DEMO_ARTICLE.asked}`, panels),
  },
];
