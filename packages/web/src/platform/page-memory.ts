const memories = new Set<Map<string, unknown>>();

/** What a page remembers by key for as long as it lives: lost with a reload, kept from one screen to the next. */
export function pageMemory<T>(): Map<string, T> {
  const memory = new Map<string, T>();
  memories.add(memory);
  return memory;
}

/** As a reload does: the next screens remember nothing of these. */
export function forgetPageMemory(): void {
  for (const memory of memories) memory.clear();
}
