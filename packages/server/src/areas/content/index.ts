import { area } from '../../platform/area/area.ts';
import { HOURLY } from '../../platform/area/cleanup.ts';
import { ArticleReads } from './article-reads.ts';
import { CONTENT_PUBLISHED, READ_SIGNED, contentMessages, signatureMessages } from './content-live.ts';
import { registerAssets } from './asset.routes.ts';
import { registerDocuments } from './document.routes.ts';
import { registerDesk } from './desk.routes.ts';
import { registerContent } from './content.routes.ts';
import type { ContentDeps, PublishedDeps } from './content.routes.ts';
import { CONTENT_TABLES } from './content.tables.ts';
import { registerItemPresence } from './item-presence.routes.ts';
import { registerReviews } from './review.routes.ts';
import { deletePastReviews } from './review.store.ts';
import { deleteSilentItemTabs } from './item-presence.store.ts';
import { registerReadAsks } from './read-ask.routes.ts';
import { registerReadReminders } from './read-reminders.ts';
import { registerSearch } from './search.routes.ts';

export { articleFirstView } from './article-first-view.ts';
export { demoDocuments } from './demo-documents.ts';
export { demoPictures } from './demo-pictures.ts';
export { demoVideos } from './demo-videos.ts';
export { worksAtDesk } from './content.access.ts';
export { PublishedContent } from './published-content.ts';
export type { PublishedDeps } from './content.routes.ts';

/** The portal: articles and what they are made of, and the comments of their readers. */
export const content = area<PublishedDeps, ContentDeps>('content', {
  prepare: (deps) => ({ ...deps, reads: new ArticleReads(deps) }),
  tables: CONTENT_TABLES,
  cleanup: [
    { job: HOURLY, table: 'content_presence', remove: deleteSilentItemTabs },
    { job: HOURLY, table: 'content_review', remove: (tx, { clock }) => deletePastReviews(tx, clock.today()) },
  ],
  events: {
    [CONTENT_PUBLISHED]: (rows, { published }, isNew) => contentMessages(rows, published, isNew),
    [READ_SIGNED]: (rows) => signatureMessages(rows),
  },
  onReset: ({ published }) => published.forget(),
  routes(app, deps) {
    app.addHook('onReady', async () => deps.reads.start());
    app.addHook('onClose', () => deps.reads.stop());
    registerContent(app, deps);
    registerDesk(app, deps);
    registerReadAsks(app, deps);
    registerReadReminders(deps);
    registerReviews(app, deps);
    registerItemPresence(app, deps);
    registerAssets(app, deps);
    registerDocuments(app, deps);
    registerSearch(app, deps);
  },
});
