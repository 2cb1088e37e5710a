/** What the work answers, or `late` once it takes longer than `patienceMs`; the work itself goes on. Rejects as the work does. */
export async function within<T, Late>(patienceMs: number, work: Promise<T>, late: Late): Promise<T | Late> {
  const patience = Promise.withResolvers<Late>();
  const timer = setTimeout(patience.resolve, patienceMs, late);
  try {
    return await Promise.race([work, patience.promise]);
  } finally {
    clearTimeout(timer);
  }
}
