/** How many different pictures the portal of the demo has. */
export const DEMO_PICTURES = 6;

interface Scene {
  readonly sky: readonly [string, string];
  readonly ground: string;
  readonly sun: { readonly x: number; readonly y: number; readonly colour: string };
  readonly tower: number;
}

const SCENES: readonly Scene[] = [
  { sky: ['#7db6e8', '#dcecf8'], ground: '#5f7f52', sun: { x: 1300, y: 180, colour: '#fff2b8' }, tower: 420 },
  { sky: ['#1c2a4d', '#e08a5a'], ground: '#39443c', sun: { x: 380, y: 560, colour: '#ffd08a' }, tower: 1180 },
  { sky: ['#b9c6d2', '#eef1f4'], ground: '#76836f', sun: { x: 800, y: 220, colour: '#ffffff' }, tower: 700 },
  { sky: ['#0b1430', '#27406e'], ground: '#1d2733', sun: { x: 1240, y: 150, colour: '#e8ecf5' }, tower: 520 },
  { sky: ['#5fa3c9', '#f6e3c2'], ground: '#8b8a5a', sun: { x: 260, y: 300, colour: '#fff0c9' }, tower: 1020 },
  { sky: ['#8fb9a8', '#f2f5e9'], ground: '#567a5b', sun: { x: 1080, y: 260, colour: '#fffbe0' }, tower: 300 },
];

/** What the picture shows, for who does not see it. */
export const demoPictureText = (nth: number): string =>
  `Torre di controllo e pista, disegno ${(nth % DEMO_PICTURES) + 1}`;

/** Where the tower stands in it: percent from the left and from the top. */
export const demoPictureFocus = (nth: number): string =>
  `${Math.round(SCENES[nth % DEMO_PICTURES]!.tower / 16)} 45`;

/** A picture of the demo, 1600 x 900, as SVG: drawn by code, so that it belongs to nobody. */
export function demoPicture(nth: number): string {
  const { sky, ground, sun, tower } = SCENES[nth % DEMO_PICTURES]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
  <rect width="1600" height="900" fill="url(#sky)"/>
  <circle cx="${sun.x}" cy="${sun.y}" r="70" fill="${sun.colour}"/>
  <rect y="640" width="1600" height="260" fill="${ground}"/>
  <polygon points="0,900 0,820 1600,680 1600,740 700,900" fill="#4a4f55"/>
  <path d="M40 880 L1580 712" stroke="#ffffff" stroke-width="6" stroke-dasharray="60 44"/>
  <g transform="translate(${tower} 0)">
    <polygon points="-34,700 34,700 24,330 -24,330" fill="#d9dde2"/>
    <polygon points="-90,250 90,250 62,340 -62,340" fill="#2f4a63"/>
    <rect x="-98" y="230" width="196" height="22" fill="#c3c9d0"/>
    <path d="M0 230 V150" stroke="#c3c9d0" stroke-width="6"/>
  </g></svg>`;
}
