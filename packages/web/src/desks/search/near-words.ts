import { plainText } from '../../platform/name-search.ts';
import { stemsOf } from './screen-words.ts';

/** A shorter word is too near to others. */
const SHORTEST = 5;
/** From so many letters on two errors are forgiven. */
const LONG = 8;

/** How many letters were left out, added, changed or swapped with their neighbour: the optimal string alignment distance. */
export function typingErrors(typed: string, word: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        row > 1 && at > 1 && isSwapped ? before[at - 2]! + 1 : Infinity,
      );
    }
    before = last;
    last = next;
  }
  return last[word.length]!;
}

/** Whether a text holds each typed word, or one like it: for what is found under no word as it was typed. */
export function nearFinder(typed: string): (text: string) => boolean {
  const words = plainText(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => {
    const plain = plainText(text);
    const ofText = plain.split(/[^\p{L}\p{N}]+/u);
    return words.every(
      (word) => plain.includes(stemsOf(word)) || ofText.some((other) => isLike(word, other)),
    );
  };
}

const isLike = (word: string, other: string): boolean =>
  word.length >= SHORTEST && typingErrors(word, other) <= (word.length < LONG ? 1 : 2);
