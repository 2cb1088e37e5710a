import { afterEach, expect, test } from 'vitest';
import { groupSentence } from '@torre/contract/room-groups/sentences';
import { CallFailed, refusalWords } from './call-failure.ts';
import { changeLanguage } from './language.ts';
import { loadServerWords, serverWords } from './server-words.ts';

globalThis.document ??= { documentElement: {} } as Document;
afterEach(() => changeLanguage('it'));

const refusal = (key: 'unknownPerson'): CallFailed => {
  const { messageIT, ...text } = groupSentence(key, { member: '100042' });
  return new CallFailed('createGroup', 409, { outcome: { code: -455, messageIT, text } });
};

test('in Italian the sentence of the server is what is shown', () => {
  expect(refusalWords(refusal('unknownPerson'))).toBe('La persona 100042 non è di questa sala.');
});

test('in English its key and values are, once the words are there; an unknown key stays Italian', async () => {
  await changeLanguage('en');
  expect(refusalWords(refusal('unknownPerson'))).toBe('La persona 100042 non è di questa sala.');
  await loadServerWords();
  expect(refusalWords(refusal('unknownPerson'))).toBe('Person 100042 does not belong to this room.');
  expect(serverWords({ messageIT: 'Nuovo.', text: { key: 'room-groups.new', values: {} } })).toBe('Nuovo.');
});

test('what was not said has no words', () => {
  expect(refusalWords(new CallFailed('x', 409, { outcome: { code: -1, messageIT: '' } }))).toBeUndefined();
  expect(refusalWords(new Error('x'))).toBeUndefined();
});
