/** How much of a stretch the next one is read with, so that what lies across both is seen. */
const OVERLAP = 512;
/** What makes a page or a drawing, runs or loads by its name alone. */
const RUNS =
  /< ?(?:!doctype|!--|\?xml|\?php|(?:html|head|body|script|style|svg|math|iframe|frame|frameset|object|embed|applet|noscript|template|plaintext|xmp|marquee)[\s/>])/i;
/** Loads or sends something once it has an attribute; alone it stands in templates («clicca su <link>»). */
const LOADS =
  /<(?:meta|link|base|form|input|button|textarea|select|img|image|picture|video|audio|source|track|bgsound|portal|title)[\s/]/i;
/** `onanything=` close behind the beginning of a tag. */
const HANDLER = /<[a-z][^<>]{0,300}[\s"'/]on[a-z]{3,}\s?=/i;
/** Names of handlers that are no words of any language: enough anywhere in a text that has a tag at all. */
const KNOWN_HANDLER =
  /[\s"'/]on(?:abort|animation|auxclick|before|begin|blur|cancel|canplay|change|click|close|command|context|copy|cut|dblclick|drag|drop|ended|error|focus|hashchange|input|invalid|key|load|message|mouse|page|paste|pointer|pop|progress|repeat|reset|resize|scroll|search|select|show|submit|toggle|touch|transition|unload|webkit|wheel)[a-z]*\s?=/i;
const SCRIPT_ADDRESS = /=["']?(?:java|vb)script:/i;
const TAG = /<[a-z]/i;
/** Characters written as references, which a browser reads in an address. */
const REFERENCE = /&(?:#x0*([\da-f]{1,6});?|#0*(\d{1,7});?|(tab|newline|colon);)/gi;

/**
 * Searches a text stretch by stretch for what a browser would run, were the text opened as a page: the answer is true
 * from the first stretch on that holds it. A comparison («5 <6»), an address («<nome@esempio.it>») and a placeholder
 * («<nome>») are none.
 */
export function markupSearch(): (stretch: string) => boolean {
  let before = '';
  let hasTag = false;
  return (stretch) => {
    // Browsers take any number of blanks for one: so many must not push a tag apart beyond the overlap.
    const text = (before + stretch).replace(/[ \t\r\n\f]+/g, ' ');
    before = text.slice(-OVERLAP);
    hasTag ||= TAG.test(text);
    if (RUNS.test(text) || LOADS.test(text)) return true;
    return hasTag && (HANDLER.test(text) || KNOWN_HANDLER.test(text) || SCRIPT_ADDRESS.test(asAddress(text)));
  };
}

/** As a browser reads an address: references replaced, blanks left out. */
function asAddress(text: string): string {
  const plain = text.replace(REFERENCE, (_, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCharCode(Number(decimal));
    return name!.toLowerCase() === 'colon' ? ':' : '';
  });
  return plain.replace(/\s+/g, '');
}
