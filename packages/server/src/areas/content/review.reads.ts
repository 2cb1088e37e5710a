import type { Reviewer } from '@torre/contract/content';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { sqlDay } from '../../platform/db/index.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface Review {
  readonly reviewId: string;
  readonly itemId: string;
  /** Personnel code of who reads. */
  readonly employeeId: string;
  readonly until: Day;
}

interface StandingReview extends Review {
  readonly employeeName: string;
  readonly employeeSurname: string;
  /** Surname and name. */
  readonly askedBy: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

/** Of an item those that are not over, by name. */
export async function readReviews(
  on: Queryable,
  itemId: string,
  today: Day,
): Promise<readonly StandingReview[]> {
  const { rows } = await on.query<StandingReview>({
    name: 'content-reviews-read',
    text: `select r.review_id as "reviewId", r.item_id as "itemId", r.employee_id as "employeeId", ${sqlDay('r.until')} as until,
        e.name as "employeeName", e.surname as "employeeSurname", b.surname || ' ' || b.name as "askedBy",
        r.asked_at as "askedAt"
      from content_review r join employee e using (employee_id) join employee b on b.employee_id = r.asked_by
      where r.item_id = $1 and r.until >= $2::date
      order by e.surname, e.name, r.employee_id`,
    values: [itemId, isoDay(today)],
  });
  return rows;
}

/** One of an item, over or not; null: there is none. */
export async function findReview(
  tx: Tx,
  key: { readonly itemId: string } & ({ readonly reviewId: string } | { readonly employeeId: string }),
): Promise<Review | null> {
  const { rows } = await tx.query<Review>({
    name: 'content-review-find',
    text: `select review_id as "reviewId", item_id as "itemId", employee_id as "employeeId", ${sqlDay('until')} as until
      from content_review where item_id = $1 and (review_id = $2 or employee_id = $3)`,
    values: [
      key.itemId,
      'reviewId' in key ? key.reviewId : null,
      'employeeId' in key ? key.employeeId : null,
    ],
  });
  return rows[0] ?? null;
}

/** Which drafts a person may read today, and until when. */
export async function readOwnReviews(
  on: Queryable,
  employeeId: string,
  today: Day,
): Promise<readonly Pick<Review, 'itemId' | 'until'>[]> {
  const { rows } = await on.query<Pick<Review, 'itemId' | 'until'>>({
    name: 'content-reviews-own',
    text: `select item_id as "itemId", ${sqlDay('until')} as until from content_review
      where employee_id = $1 and until >= $2::date`,
    values: [employeeId, isoDay(today)],
  });
  return rows;
}

const MOST_FOUND = 20;
const OPEN_ACCOUNT = `exists (select from account a where a.employee_id = e.employee_id and a.disabled_at is null)`;

/** People who can sign in and whose name or code holds every word, but for who asks. `on` sees every row. */
export async function findReviewers(
  on: Queryable,
  { name, self }: { readonly name: string; readonly self: string },
): Promise<readonly Reviewer[]> {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await on.query<Reviewer>({
    name: 'content-reviewers-find',
    text: `select e.employee_id as "employeeId", e.name as "employeeName", e.surname as "employeeSurname"
      from employee e
      where e.employee_id <> $2 and ${OPEN_ACCOUNT}
        and (e.surname || ' ' || e.name || ' ' || e.employee_id) ilike all ($1::text[])
      order by e.surname, e.name, e.employee_id limit ${MOST_FOUND}`,
    values: [words, self],
  });
  return rows;
}

/** Whether somebody can sign in. `on` sees every row. */
export async function canSignIn(on: Queryable, employeeId: string): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'content-reviewer-signs-in',
    text: `select from employee e where e.employee_id = $1 and ${OPEN_ACCOUNT}`,
    values: [employeeId],
  });
  return rowCount !== 0;
}
