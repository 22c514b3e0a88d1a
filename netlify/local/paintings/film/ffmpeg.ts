import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

const MISSING =
  'The films need the program ffmpeg. Install it (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg) and run this again.';

/** A running ffmpeg: where its raw frames go, and when it is done. */
export interface Recording {
  frames: Writable;
  done: Promise<void>;
}

/** Starts ffmpeg; fails with what to install when it is missing, or with what it said. */
function runFfmpeg(options: readonly string[]): Recording {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  // A broken pipe is told by the exit code, with ffmpeg's own words.
  child.stdin.on('error', () => undefined);
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Error(MISSING)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(said || MISSING))));
  });
  return { frames: child.stdin, done };
}

/** Fails, saying what to install, when there is no ffmpeg. */
export async function requireFfmpeg(): Promise<void> {
  await runFfmpeg(['-version']).done;
}

/** A film being made: its raw frames' size and speed. */
export interface Reel {
  width: number;
  height: number;
  fps: number;
}

/** Starts a lossless master file that takes raw RGB frames. */
export function recordMaster(file: string, reel: Reel): Recording {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${reel.width}x${reel.height}`];
  const input = [...raw, '-r', String(reel.fps), '-i', '-'];
  return runFfmpeg([...input, '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', file]);
}

/** Hands over one frame, as fast as ffmpeg takes it. */
export async function addFrame(recording: Recording, frame: Uint8Array): Promise<void> {
  if (recording.frames.write(frame)) return;
  await Promise.race([once(recording.frames, 'drain'), recording.done]);
}

/** Encodes the master for the web in two passes, within so many bytes. */
export async function encodeForWeb(
  master: string,
  target: string,
  { seconds, bytes }: { seconds: number; bytes: number },
): Promise<void> {
  const log = `${master}.pass`;
  const rate = String(Math.floor((bytes * 8 * 0.97) / seconds));
  const picture = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'];
  const named = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-b:v', rate];
  const shared = ['-i', master, '-an', ...picture, ...named, ...codec, '-passlogfile', log];
  await runFfmpeg([...shared, '-pass', '1', '-f', 'null', '-']).done;
  await runFfmpeg([...shared, '-pass', '2', '-movflags', '+faststart', target]).done;
}
