import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, statfs, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Variant = { status: number; headers: Record<string, string>; body: Buffer };

/** In bytes. `most`: of all files; `free`: what the disk keeps for the store, whose sales go on. */
export type VariantRoom = { most: number; free: number };

/** A shop of 500 pictures has 3,000 variants of 0.1 MB. */
const usualRoom: VariantRoom = { most: 500_000_000, free: 200_000_000 };
/** After a start the files are in the order of these times. */
const touchedAgainMs = 3_600_000;

type File = { bytes: number; touchedAt: number };

/**
 * Opens the files of one folder, each with its headers as a line of JSON before the picture. The least recently served are removed first.
 */
export function openVariantFiles(folder: string, { most, free } = usualRoom) {
  mkdirSync(folder, { recursive: true });
  const files = new Map(readFiles(folder));
  let total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);

  async function remove(name: string): Promise<void> {
    total -= files.get(name)?.bytes ?? 0;
    files.delete(name);
    await rm(join(folder, name), { force: true });
  }

  /** Takes room for so many bytes, after older files were removed; returns false if there is none. */
  async function takeRoom(bytes: number): Promise<boolean> {
    for (;;) {
      const room = await freeBytes(folder);
      if (total + bytes <= most && room >= free + bytes) {
        total += bytes;
        return true;
      }
      const [oldest] = files.keys();
      if (oldest === undefined) return false;
      await remove(oldest);
    }
  }

  /** Marks a file as served now. */
  async function touch(name: string, file: File): Promise<void> {
    files.delete(name);
    files.set(name, file);
    const now = Date.now();
    if (now - file.touchedAt < touchedAgainMs) return;
    file.touchedAt = now;
    await utimes(join(folder, name), now / 1000, now / 1000).catch(() => undefined);
  }

  return {
    async read(name: string): Promise<Variant | null> {
      const file = files.get(name);
      const bytes = file && (await readFile(join(folder, name)).catch(() => null));
      if (!bytes) return null;
      await touch(name, file);
      const end = bytes.indexOf('\n');
      const headers = JSON.parse(bytes.toString('utf8', 0, end)) as Record<string, string>;
      return { status: 200, headers, body: bytes.subarray(end + 1) };
    },
    /** Keeps a variant if there is room; a disk that refuses it is no failure. */
    async keep(name: string, { headers, body }: Variant): Promise<void> {
      const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body]);
      if (!(await takeRoom(bytes.length))) return;
      const fresh = join(folder, `${name}.${process.pid}`);
      try {
        await writeFile(fresh, bytes);
        await rename(fresh, join(folder, name));
        files.set(name, { bytes: bytes.length, touchedAt: Date.now() });
      } catch (error) {
        console.error('A variant of a picture is not kept', error);
        total -= bytes.length;
        await rm(fresh, { force: true });
      }
    },
  };
}

/** Returns the files, the least recently served first. */
function readFiles(folder: string): [string, File][] {
  const files = readdirSync(folder).map((name): [string, File] => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return [name, { bytes: size, touchedAt: mtimeMs }];
  });
  return files.sort(([, first], [, second]) => first.touchedAt - second.touchedAt);
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
