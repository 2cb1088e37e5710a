/**
 * Takes away what the server drew of the page before any code came (decision 0140): the screen stands, and where one had read
 * to. Nothing happens where there is none, or no more.
 */
export function endFirstView(): void {
  const view = document.getElementById('first-view');
  if (view === null) return;
  document.querySelector('#root main')?.scrollTo({ top: view.scrollTop });
  view.remove();
}
