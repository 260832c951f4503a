/** What a file is by its first bytes, and how large a picture is. */
export interface Media {
  contentType: string;
  width?: number;
  height?: number;
}

/** Reads type and size of PNG, GIF and JPEG pictures; anything else is told by its name. */
export function sniff(bytes: Uint8Array, filename: string): Media {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47]) && bytes.length >= 24) {
    return { contentType: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (starts(bytes, [0x47, 0x49, 0x46]) && bytes.length >= 10) {
    return { contentType: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (starts(bytes, [0xff, 0xd8])) return { contentType: "image/jpeg", ...jpegSize(view) };
  if (starts(bytes, [0x52, 0x49, 0x46, 0x46])) return { contentType: "image/webp" };
  const ending = filename.slice(filename.lastIndexOf(".") + 1).toLowerCase();
  const text: Record<string, string> = {
    txt: "text/plain; charset=utf-8",
    md: "text/plain; charset=utf-8",
    json: "application/json; charset=utf-8",
  };
  return { contentType: text[ending] ?? "application/octet-stream" };
}

function starts(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((value, index) => bytes[index] === value);
}

function jpegSize(view: DataView): { width?: number; height?: number } {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // Start-of-frame markers hold the size; C4, C8 and CC share their range but mean other things.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return {};
}
