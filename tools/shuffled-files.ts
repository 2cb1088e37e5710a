import { createHash } from 'node:crypto';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * Test files in an order of chance, from the run's seed (printed; `--sequence.seed` plays it again), project after
 * project: a worker keeps its imports only as long as the next file is of the same project.
 */
export class ShuffledFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = this.ctx.projects.map(({ name }) => name);
    const { seed } = this.ctx.config.sequence;
    const places = files.map((file) => ({
      file,
      project: projects.indexOf(file.project.name),
      place: createHash('sha256').update(`${seed} ${file.moduleId}`).digest('hex'),
    }));
    return places
      .toSorted((a, b) => a.project - b.project || (a.place < b.place ? -1 : 1))
      .map(({ file }) => file);
  }
}
