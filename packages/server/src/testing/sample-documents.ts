import { deflateRawSync } from 'node:zlib';

const NAME = Buffer.from('word/document.xml');

/** An archive with one packed part: the text of a docx with this body; `packed` in place of what it is packed to. */
export function docxOf(body: string, packed?: Buffer): Buffer {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`;
  const content = packed ?? deflateRawSync(Buffer.from(xml));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(content.length, 18);
  local.writeUInt16LE(NAME.length, 26);
  const listed = Buffer.alloc(46);
  listed.writeUInt32LE(0x02014b50, 0);
  listed.writeUInt16LE(8, 10);
  listed.writeUInt32LE(content.length, 20);
  listed.writeUInt16LE(NAME.length, 28);
  const start = local.length + NAME.length + content.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(listed.length + NAME.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([local, NAME, content, listed, NAME, end]);
}
