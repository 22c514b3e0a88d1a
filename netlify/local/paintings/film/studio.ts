import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addFrame, encodeForWeb, recordMaster, type Reel } from './ffmpeg.ts';

const LARGEST_FILM = 1_500_000;

/** Where a film goes and how large and fast it is. */
export interface FilmJob extends Reel {
  folder: string;
  slug: string;
}

/** A film being shot: takes raw frames, then writes the MP4. */
export interface Studio extends FilmJob {
  add: (frame: Uint8Array) => Promise<void>;
  finish: (seconds: number) => Promise<void>;
}

/** Opens a studio for one film. */
export async function createStudio(job: FilmJob): Promise<Studio> {
  const work = await mkdtemp(path.join(tmpdir(), 'atelye-film-'));
  const master = path.join(work, 'master.mkv');
  const recording = recordMaster(master, job);
  const target = path.join(job.folder, `${job.slug}.mp4`);
  return {
    ...job,
    add: (frame) => addFrame(recording, frame),
    finish: async (seconds) => {
      recording.frames.end();
      await recording.done;
      await encodeForWeb(master, target, { seconds, bytes: LARGEST_FILM });
      await rm(work, { recursive: true });
      const { size } = await stat(target);
      console.log(
        `${job.slug}: ${job.width}x${job.height}, ${seconds} s, ${Math.round(size / 1000)} kB`,
      );
    },
  };
}
