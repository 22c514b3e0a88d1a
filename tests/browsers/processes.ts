import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export function findCommand(name: string): string | null {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || null;
}

/** Starts an X server without a screen on a free display. */
export async function startDisplay(size: string): Promise<{ display: string; end: () => void }> {
  const args = ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, end: () => end(server) };
}

export function end(child: ChildProcess): void {
  child.kill();
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
