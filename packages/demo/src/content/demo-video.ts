import { demoPicture } from './demo-picture.ts';

/** How many different videos the portal of the demo has. */
export const DEMO_VIDEOS = 4;
/** Three seconds each: whoever starts the demo waits for none of them, and each is drawn in a quarter of a second. */
export const DEMO_VIDEO = { frames: 12, perSecond: 4, width: 640, height: 360 } as const;

const TITLES = [
  'La torre al mattino',
  'Un decollo al tramonto',
  'Nebbia sulla pista',
  'L’ultimo volo della notte',
] as const;

export const demoVideoTitle = (nth: number): string => TITLES[nth % DEMO_VIDEOS]!;

/** A frame of a video of the demo, as SVG: an aircraft climbs over a picture of it. */
export function demoVideoFrame(nth: number, frame: number): string {
  const { frames, width, height } = DEMO_VIDEO;
  const share = frame / (frames - 1);
  const [x, y] = [100 + 1300 * share, 620 - 420 * share * share];
  const aircraft = `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(-18 * share).toFixed(0)})">
    <polygon points="-90,-10 70,-10 100,4 70,14 -90,14" fill="#f7f9fb" stroke="#2f4a63" stroke-width="4"/>
    <polygon points="-90,-10 -118,-52 -96,-52 -62,-10" fill="#2f4a63"/>
    <polygon points="-10,4 -56,44 -34,44 34,4" fill="#c3c9d0"/></g>`;
  return demoPicture(nth)
    .replace('width="1600" height="900"', `width="${width}" height="${height}"`)
    .replace('</svg>', `${aircraft}</svg>`);
}

/** Captions of the first of them, as WebVTT. */
export const DEMO_CAPTIONS = `WEBVTT

00:00.000 --> 00:01.500
<v Torre>Autorizzati al decollo, pista 16 destra.

00:01.500 --> 00:03.000
<v Equipaggio>Autorizzati al decollo, 16 destra.
`;
