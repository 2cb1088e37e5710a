import { describe, expect, test } from 'vitest';
import { COMMENT, ITEM, commentName, isComment } from './index.ts';
import type {
  CommentFacts,
  CommentOperation,
  CommentState,
  ItemActor,
  ItemFacts,
  ItemOperation,
  ItemState,
} from './index.ts';

const FACTS: ItemFacts = {
  isPublished: false,
  missing: null,
  isOwnText: false,
  ownPart: null,
  sentBackPart: null,
  isInFuture: true,
};

/** The state after the step, or why it is refused. */
function step(
  from: ItemState | null,
  operation: ItemOperation,
  actor: ItemActor | 'system',
  facts: Partial<ItemFacts> = {},
): string | null {
  const decision = ITEM.decide(from, operation, [actor], { ...FACTS, ...facts });
  return decision.ok ? decision.value : decision.code;
}

describe('an item of the desk', () => {
  test.each<[string, ItemState | null, ItemOperation, ItemActor | 'system', Partial<ItemFacts>, string]>([
    ['an editor begins one', null, 'create', 'editor', {}, 'DRAFT'],
    ['an editor asks for its publication', 'DRAFT', 'ask', 'editor', {}, 'ASKED'],
    ['one without title is not asked for', 'DRAFT', 'ask', 'editor', { missing: 'titolo' }, 'incomplete'],
    ['an editor does not publish', 'ASKED', 'publish', 'editor', {}, 'not-allowed'],
    ['an approver publishes', 'ASKED', 'publish', 'approver', {}, 'PUBLISHED'],
    ['not the own text under four eyes', 'ASKED', 'publish', 'approver', { isOwnText: true }, 'own-text'],
    ['nor by a date', 'ASKED', 'schedule', 'approver', { isOwnText: true }, 'own-text'],
    ['nor with a part of the own', 'ASKED', 'publish', 'approver', { ownPart: 'Foto' }, 'own-part'],
    ['nor by a date with one', 'ASKED', 'schedule', 'approver', { ownPart: 'Foto' }, 'own-part'],
    [
      'not with a part that was sent back',
      'ASKED',
      'publish',
      'approver',
      { sentBackPart: 'Link' },
      'part-sent-back',
    ],
    ['nor is that asked for', 'DRAFT', 'ask', 'editor', { sentBackPart: 'Link' }, 'part-sent-back'],
    [
      'what has its day goes without it',
      'SCHEDULED',
      'publish',
      'system',
      { sentBackPart: 'Link' },
      'PUBLISHED',
    ],
    ['an approver schedules', 'ASKED', 'schedule', 'approver', {}, 'SCHEDULED'],
    ['not in the past', 'ASKED', 'schedule', 'approver', { isInFuture: false }, 'date-past'],
    ['an approver takes the day away', 'SCHEDULED', 'unschedule', 'approver', {}, 'ASKED'],
    ['an editor does not', 'SCHEDULED', 'unschedule', 'editor', {}, 'not-allowed'],
    ['what has no day loses none', 'ASKED', 'unschedule', 'approver', {}, 'state-changed'],
    ['the program publishes what was scheduled', 'SCHEDULED', 'publish', 'system', {}, 'PUBLISHED'],
    ['and nothing else', 'ASKED', 'publish', 'system', {}, 'not-allowed'],
    ['an approver sends back', 'ASKED', 'sendBack', 'approver', {}, 'SENT_BACK'],
    ['an editor asks again', 'SENT_BACK', 'ask', 'editor', {}, 'ASKED'],
    ['what is scheduled and written anew waits again', 'SCHEDULED', 'write', 'editor', {}, 'DRAFT'],
    ['what is published and written anew is a draft', 'PUBLISHED', 'write', 'editor', {}, 'DRAFT'],
    ['an approver withdraws', 'PUBLISHED', 'withdraw', 'approver', { isPublished: true }, 'WITHDRAWN'],
    ['also what is written anew', 'DRAFT', 'withdraw', 'approver', { isPublished: true }, 'WITHDRAWN'],
    ['not what nobody reads', 'DRAFT', 'withdraw', 'approver', {}, 'state-changed'],
    ['what was withdrawn is published again', 'WITHDRAWN', 'publish', 'approver', {}, 'PUBLISHED'],
  ])('%s', (_, from, operation, actor, facts, expected) => {
    expect(step(from, operation, actor, facts)).toBe(expected);
  });
});

describe('a comment', () => {
  const decide = (
    from: CommentState | null,
    operation: CommentOperation,
    actor: 'reader' | 'desk',
    facts: Partial<CommentFacts> = {},
  ): string | null => {
    const decision = COMMENT.decide(from, operation, [actor], {
      isReported: false,
      isArticlePublished: true,
      ...facts,
    });
    return decision.ok ? decision.value : decision.code;
  };

  test.each([
    ['[P6.02] everybody sends one', null, 'send', 'reader', 'WAITING'],
    ['the desk publishes it', 'WAITING', 'publish', 'desk', 'PUBLISHED'],
    ['a reader does not', 'WAITING', 'publish', 'reader', 'not-allowed'],
    ['the desk refuses it', 'WAITING', 'refuse', 'desk', 'REFUSED'],
    ['the desk takes it back', 'PUBLISHED', 'withdraw', 'desk', 'WITHDRAWN'],
    ['and publishes it again', 'WITHDRAWN', 'publish', 'desk', 'PUBLISHED'],
    ['what is published is not refused', 'PUBLISHED', 'refuse', 'desk', 'state-changed'],
    ['what nobody reported is not kept', 'PUBLISHED', 'keep', 'desk', 'state-changed'],
  ] as const)('%s', (_, from, operation, actor, expected) => {
    expect(decide(from, operation, actor)).toBe(expected);
  });

  test('what readers reported is kept by the desk, and stays published', () => {
    expect(decide('PUBLISHED', 'keep', 'desk', { isReported: true })).toBe('PUBLISHED');
    expect(decide('PUBLISHED', 'keep', 'reader', { isReported: true })).toBe('not-allowed');
    expect(decide('WITHDRAWN', 'keep', 'desk', { isReported: true })).toBe('state-changed');
  });

  test.each(['WAITING', 'REFUSED', 'WITHDRAWN'] as const)(
    'of an article that readers see no more none is published: %s',
    (state) => {
      expect(decide(state, 'publish', 'desk', { isArticlePublished: false })).toBe('article-withdrawn');
    },
  );

  test.each([
    ['x', true],
    [' \n\t', false],
    ['', false],
    ['\u200b\u00ad', false],
    ['x'.repeat(100_000), true],
  ])('[P5.01][P5.02] needs something to read and nothing else: %#', (text, expected) => {
    expect(isComment(text)).toBe(expected);
  });

  test('[P3.11] is named after its article', () => {
    expect(commentName('Nuova torre')).toBe('Echo_Comment_Nuova torre');
  });
});
