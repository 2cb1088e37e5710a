/**
 * Parts of the product come when they are first shown; from sources that takes seconds on a busy machine. A test begins when
 * all are there: what it waits for is the screen.
 */
await Promise.all(
  Object.values(import.meta.glob(['../{areas,desks,routes}/**/*.tsx', '!../**/*.test.tsx'])).map((load) =>
    load(),
  ),
);
// The own letters, too: what is measured before they come would be as wide as others are.
await import('../app.tsx');
await document.fonts.load('1em "IBM Plex Sans Variable"');
