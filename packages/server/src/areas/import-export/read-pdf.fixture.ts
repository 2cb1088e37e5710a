import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfText {
  readonly text: string;
  /** Points. */
  readonly size: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
}

/** The pages of a PDF as a parser that is not ours reads them (Mozilla's pdf.js). */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly PdfPage[]> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await loading.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, size: Math.hypot(item.transform[2], item.transform[3]) }]
        : [],
    );
    pages.push({ width, height, texts });
  }
  await loading.destroy();
  return pages;
}
