import { expect, test } from 'vitest';
import { JOB_STEPS, jobName, jobStep } from './job-list.ts';

test('what a job is doing is said in English to who reads English, and as the server wrote it in Italian', () => {
  expect(jobStep('Controllo il contenuto', 'en')).toBe('Checking the content');
  expect(JOB_STEPS.map((step) => jobStep(step, 'it'))).toEqual(JOB_STEPS);
  expect(JOB_STEPS.filter((step) => jobStep(step, 'en') === step)).toEqual([]);
});

test('a step or a job that has no words yet is shown as it is', () => {
  expect(jobStep('Scrivo il file', 'en')).toBe('Scrivo il file');
  expect(jobName('constructor', 'it')).toBe('constructor');
});
