/** What a press on the middle of it would not reach. */
export function covered(elements: readonly Element[]): readonly string[] {
  return elements
    .filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })
    .map((element) => element.textContent || element.getAttribute('aria-label') || element.tagName);
}
