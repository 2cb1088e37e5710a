import { createTransport } from 'nodemailer';
import { inTransaction } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import type { MailConfig } from '../../platform/mail/mail-config.ts';
import { mailText } from './mail-text.ts';
import { endAttempt, findWaitingMail, insertMailOfNotices } from './mail.store.ts';

export const COLLECT = 'mail.collect';
export const SEND = 'mail.send';

/** Who has Torre open reads a notice at once; a change that is taken back at once tells nobody. */
const READ_WITHIN_MINUTES = 1;
/** What is older, for instance from before mail was set up, is news no more. */
const OLDEST_HOURS = 24;
/** After the first attempt: 5, 10, 20, 40 and 80 minutes later. */
const RETRIES = 5;
const RETRY_DELAY_SECONDS = 300;
const ANSWER_MS = 20_000;
const SENT = { problem: null, isLast: true } as const;

/** Puts one mail for each unread notice into the queue, and sends what is in it. */
export function registerMailJobs(deps: AreaDeps, mail: MailConfig, publicUrl: string): void {
  const { jobs, db, clock } = deps;
  const server = createTransport({
    url: mail.url,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  jobs.every('* * * * *', COLLECT, (job) =>
    job.finish(async (tx) => {
      const now = clock.now();
      const span = {
        from: now.subtract({ hours: OLDEST_HOURS }).toString(),
        to: now.subtract({ minutes: READ_WITHIN_MINUTES }).toString(),
      };
      for (const mailId of await insertMailOfNotices(tx, span, now.toString()))
        await jobs.enqueue(tx, SEND, { mailId });
    }),
  );
  jobs.on<{ mailId: string }>(
    SEND,
    { lease: 60, limit: 120, retries: RETRIES, retryDelay: RETRY_DELAY_SECONDS },
    async (job) => {
      const { mailId } = job.data;
      const found = await findWaitingMail(db, mailId);
      if (found === null) return;
      if (found.address === null)
        return job.finish((tx) =>
          endAttempt(tx, mailId, { problem: 'no address', isLast: true }, clock.now().toString()),
        );
      try {
        await server.sendMail({
          from: mail.from,
          to: found.address,
          // The same for each attempt: a server that took it and did not say so shows it once.
          messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
          ...mailText(found, publicUrl),
        });
      } catch (error) {
        const { problem, isForEver } = problemOf(error);
        const isLast = isForEver || job.attempt > RETRIES;
        const end = { problem, isLast };
        if (isLast) return job.finish((tx) => endAttempt(tx, mailId, end, clock.now().toString()));
        await inTransaction(db, (tx) => endAttempt(tx, mailId, end, clock.now().toString()));
        // Without the cause: a log is no place for an address.
        throw new Error(`mail not sent: ${problem}`);
      }
      await job.finish((tx) => endAttempt(tx, mailId, SENT, clock.now().toString()));
    },
  );
}

/**
 * The server's code or the kind of the failure: its words may quote an address. A code of 500 and above is its last word about
 * this mail, unless it is about our own password.
 */
function problemOf(error: unknown): { readonly problem: string; readonly isForEver: boolean } {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (responseCode === undefined) return { problem: code ?? 'unknown', isForEver: false };
  return { problem: `SMTP ${responseCode}`, isForEver: responseCode >= 500 && code !== 'EAUTH' };
}
