import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const gzipMark = '1f8b';
/** A browser may unpack a download, and a mail program may pack it once more. */
const mostLayers = 3;
/** The beginnings of other files, in hex. */
const otherKinds: [mark: RegExp, words: string][] = [
  [/^504b0[35]/, 'is a ZIP file. Open it, and name the backup that is in it.'],
  [
    /^(fffe|feff)/,
    'was saved by an editor in another encoding (UTF-16). Name the file as it was downloaded.',
  ],
  [/^(efbbbf)?3c/, 'is a web page and no backup. Download the backup again.'],
];
const byteOrderMark = '\uFEFF';
const lineEnd = 10;

/** Its message is for people. */
export class BackupFileError extends Error {
  constructor(file: string, words: string, options?: ErrorOptions) {
    super(`${file} ${words} Nothing was restored.`, options);
  }
}

/** Yields the lines of a backup, however often it is packed, without empty ones. Throws BackupFileError. */
export async function* readLines(file: string): AsyncGenerator<string> {
  try {
    const layers = await countLayers(file);
    for await (const line of splitLines(open(file, layers))) {
      const text = line.trim();
      if (text) yield text;
    }
  } catch (error) {
    throw namedError(file, error);
  }
}

async function countLayers(file: string): Promise<number> {
  for (let layers = 0; ; layers++) {
    const start = await readStart(open(file, layers));
    const [, words] = otherKinds.find(([mark]) => mark.test(start)) ?? [];
    if (words) throw new BackupFileError(file, words);
    if (!start) throw new BackupFileError(file, 'is empty. Download or copy the backup again.');
    if (!start.startsWith(gzipMark)) return layers;
    if (layers === mostLayers)
      throw new BackupFileError(file, `is packed more than ${mostLayers} times. Unpack it first.`);
  }
}

/** Opens a file under several layers of gzip. An error of any stream ends the last one, which is the one that is read. */
function open(file: string, layers: number): Readable {
  const steps = Array.from({ length: layers }, () => createGunzip());
  const input: Readable = createReadStream(file);
  return steps.reduce<Readable>((from, step) => pipeline(from, step, () => undefined), input);
}

/** Returns the first bytes, in hex. */
async function readStart(stream: Readable): Promise<string> {
  for await (const chunk of stream as AsyncIterable<Buffer>) return chunk.toString('hex', 0, 8);
  return '';
}

async function* splitLines(stream: Readable): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let isFirst = true;
  const take = () => {
    const text = Buffer.concat(parts).toString();
    parts = [];
    if (!isFirst) return text;
    isFirst = false;
    return text.startsWith(byteOrderMark) ? text.slice(1) : text;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
      parts.push(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    parts.push(chunk.subarray(from));
  }
  yield take();
}

const fileErrors: Record<string, string> = {
  ENOENT: 'is not there. Check the name and the folder of the file.',
  EISDIR: 'is a folder. Name the file.',
  EACCES: 'may not be read by this user.',
  Z_BUF_ERROR: 'ends too early: it is not a whole backup. Download or copy it again.',
};

function namedError(file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const damaged = code.startsWith('Z_') && 'is damaged. Download or copy it again.';
  const words = fileErrors[code] ?? damaged;
  return words ? new BackupFileError(file, words, { cause: error }) : error;
}
