import { createHash } from 'node:crypto';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files whose tests start programs of their own take up to a minute, most of it waiting. */
const STARTS_PROGRAMS = /\/server\/src\/(start|reliability|platform\/embedded)\//;

/**
 * Test files in an order of chance, from the run's seed (printed; `--sequence.seed` plays it again), project after
 * project: a worker keeps its imports only as long as the next file is of the same project. What starts programs comes
 * first in its project: at the end it would leave the other workers without work.
 */
export class ShuffledFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = this.ctx.projects.map(({ name }) => name);
    const { seed } = this.ctx.config.sequence;
    const places = files.map((file) => ({
      file,
      project: projects.indexOf(file.project.name),
      order: STARTS_PROGRAMS.test(file.moduleId) ? 0 : 1,
      place: createHash('sha256').update(`${seed} ${file.moduleId}`).digest('hex'),
    }));
    return places
      .toSorted((a, b) => a.project - b.project || a.order - b.order || (a.place < b.place ? -1 : 1))
      .map(({ file }) => file);
  }
}
