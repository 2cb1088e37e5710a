// Runs before the first paint, so that a dark screen never flashes light. Key and values are Mantine's.
(function () {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
    document.documentElement.lang = localStorage.getItem('lingua') === 'en' ? 'en' : 'it';
  } catch {
    // Storage may be forbidden: the system's scheme and Italian hold.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
