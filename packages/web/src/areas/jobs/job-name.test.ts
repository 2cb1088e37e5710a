import { JOB_STEPS } from '@torre/contract/jobs';
import { expect, test } from 'vitest';
import type { Texts } from '../../platform/text-catalogue.ts';
import { jobStep } from './job-name.ts';
import { en } from './jobs.en.ts';
import { it } from './jobs.it.ts';

const inEnglish = ((key: keyof typeof en) => en[key]) as unknown as Texts<typeof it>;
const inItalian = ((key: keyof typeof it) => it[key]) as unknown as Texts<typeof it>;

test('what a job is doing is said in English to who reads English, and as the server wrote it in Italian', () => {
  expect(jobStep(inEnglish, 'Controllo il contenuto')).toBe('Checking the content');
  expect(JOB_STEPS.map((step) => jobStep(inItalian, step))).toEqual(JOB_STEPS);
  expect(JOB_STEPS.filter((step) => jobStep(inEnglish, step) === step)).toEqual([]);
});

test('a step that no screen knows is shown as it is', () => {
  expect(jobStep(inEnglish, 'Scrivo il file')).toBe('Scrivo il file');
});
