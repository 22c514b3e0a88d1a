/** Messages of the DNS protocol for TXT records (RFC 1035, 4). */

export type Outcome = { code: 'found'; text: string } | { code: 'server-failure' | 'no-such-name' };

const headerBytes = 12;
const isAnswer = 0x8180;
const returnCodes = { found: 0, 'server-failure': 2, 'no-such-name': 3 };
const typeText = 16;
const classInternet = 1;
const timeToLive = 60;
/** Points to the name in the question. */
const sameName = 0xc000 | headerBytes;

/** The name that a query asks for, in lower case. */
export function nameOf(query: Buffer): string {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return labels.join('.').toLowerCase();
}

/** The answer to a query for TXT records; `text` has at most 255 bytes. */
export function answerText(query: Buffer, outcome: Outcome): Buffer {
  const record = outcome.code === 'found' ? textRecord(outcome.text) : null;
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  header.writeUInt16BE(isAnswer | returnCodes[outcome.code], 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(record ? 1 : 0, 6);
  return Buffer.concat([header, questionOf(query), record ?? Buffer.alloc(0)]);
}

/** Without the additional records that a resolver may append. */
function questionOf(query: Buffer): Buffer {
  const end = query.indexOf(0, headerBytes) + 1;
  return query.subarray(headerBytes, end + 4);
}

function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(13);
  head.writeUInt16BE(sameName, 0);
  head.writeUInt16BE(typeText, 2);
  head.writeUInt16BE(classInternet, 4);
  head.writeUInt32BE(timeToLive, 6);
  head.writeUInt16BE(bytes.length + 1, 10);
  head.writeUInt8(bytes.length, 12);
  return Buffer.concat([head, bytes]);
}
